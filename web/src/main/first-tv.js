// Runs before the first paint of a TV. Layers and `translate` of its own are Chrome 104, `at` is Chrome 92: in between
// there is a plain sheet, below that no party.
if (!self.CSSLayerBlockRule || !CSS.supports('translate:0')) {
  if ([].at) document.write(`<link rel=stylesheet href=${document.currentScript.dataset.plain}>`)
  else location.replace('/old-browser')
}
