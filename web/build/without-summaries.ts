import type { Plugin } from 'vite'

const ENDPOINTS = /\/protocol\/src\/endpoints\/[\w-]+\.ts$/
const SUMMARY = /^( +summary:)\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm
const REFUSALS = /^( +refusals:)\s*\[[^\]]*\],$/gm

/** The document of all calls says what a call is for and how it may be refused; no phone reads either. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    ENDPOINTS.test(id) ? { code: code.replace(SUMMARY, "$1 '',").replace(REFUSALS, '$1 [],'), map: null } : null,
}
