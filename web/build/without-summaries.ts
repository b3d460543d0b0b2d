import type { Plugin } from 'vite'

const ENDPOINTS = /\/protocol\/src\/endpoints\/\w+\.ts$/
const SUMMARY = /^( +summary:)\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm

/** What a call is for, is told to whoever reads the document of all calls; no phone does. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (ENDPOINTS.test(id) ? { code: code.replace(SUMMARY, "$1 '',"), map: null } : null),
}
