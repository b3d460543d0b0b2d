import type { Plugin } from 'vite'

const ENDPOINTS = /\/protocol\/src\/endpoints\/[\w-]+\.ts$/
const SUMMARY = /^( +summary:)\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm
const REFUSALS = /^( +refusals:)\s*\[[^\]]*\],$/gm

/** Removes each call's summary and refusals, which only the API document shows. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    ENDPOINTS.test(id) ? { code: code.replace(SUMMARY, "$1 '',").replace(REFUSALS, '$1 [],'), map: null } : null,
}
