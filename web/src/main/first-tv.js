// Runs before a TV's first paint. Layers and the `translate` property need Chrome 104, `at` needs Chrome 92. Versions
// in between get a plain sheet, and older ones can't play.
if (!self.CSSLayerBlockRule || !CSS.supports('translate:0')) {
  if ([].at) document.write(`<link rel=stylesheet href=${document.currentScript.dataset.plain}>`)
  else location.replace('/old-browser')
}
