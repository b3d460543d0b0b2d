import { ENDPOINTS } from '@highjinks/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('[REST-50] the OpenAPI document tells every call, its security and its refusals', async () => {
  const { status, body } = await api.call('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const call = body.paths[endpoint.path][endpoint.method.toLowerCase()]
    expect(call.operationId).toBe(name)
    expect(Object.keys(call.responses)).toContain(String(endpoint.status))
  }
  for (const path of Object.values<Record<string, { requestBody?: object; responses: object }>>(body.paths)) {
    for (const { requestBody, responses } of Object.values(path)) {
      const asked = ['400', '405', '500', '503', ...(requestBody ? ['413', '415'] : [])]
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(asked))
    }
  }
  const { responses, security } = body.paths['/api/auth/me'].get
  expect(security).toEqual([{ bearer: [] }])
  expect(responses['401'].description).toContain('not-signed-in')
  expect(responses['200'].content['application/json'].schema.$ref).toBe('#/components/schemas/User')
})

test('[REST-52] rules that are no JSON Schema have a name, and what is refused for its keys says so', async () => {
  const { paths } = (await api.call('GET', '/api/openapi.json')).body
  const schemaOf = (path: string) => paths[path].post.requestBody.content['application/json'].schema
  expect(schemaOf('/api/simple-session').properties.hostName).toMatchObject({ format: 'line-20', maxLength: 320 })
  expect(schemaOf('/api/contact').properties.message).toMatchObject({ format: 'lines-5000', maxLength: 12_000 })
  const login = schemaOf('/api/auth/login')
  expect(login.properties.password).toMatchObject({ minLength: 6, maxLength: 200 })
  expect('ada@example.com ').toMatch(new RegExp(login.properties.email.pattern))
  expect('ada@example').not.toMatch(new RegExp(login.properties.email.pattern))
  for (const key of ['$gt', '__proto__', 'constructor'])
    expect(key).not.toMatch(new RegExp(login.propertyNames.pattern))
})

test('[REST-53] what the page is made of comes compressed, may be kept for a day, and is not sent twice', async () => {
  const url = `${api.url}/api/docs/swagger-ui-bundle.js`
  const first = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(Number(first.headers.get('content-length'))).toBeLessThan(600_000)
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const whole = await (await fetch(url, { headers: { 'accept-encoding': 'identity', range: 'bytes=9-3' } })).text()
  expect(whole).toBe(await first.text())
  const again = await fetch(url, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': '' },
  })
  expect(again.status).toBe(304)
})

test('[REST-51] the page of the calls runs without inline scripts and without the internet', async () => {
  const { status, headers, text } = await api.call('GET', '/api/docs')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/)
  expect(text).not.toMatch(/(?:src|href)="https?:/)
  for (const [, path = ''] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await api.call('GET', path)).status, path).toBe(200)
  }
  expect((await api.call('GET', '/api/docs/package.json')).status).toBe(404)
})
