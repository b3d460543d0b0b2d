import { describe, expect, test } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { warningsAbout } from './warnings.ts'

describe('the environment', () => {
  test('[REST-30] an empty one has its defaults', () => {
    expect(parseEnvironment({ MONGO_URL: '' }, { port: 3001 })).toEqual({
      ok: true,
      environment: {
        port: 3001,
        host: undefined,
        houseName: 'Highjinks',
        dataDir: './data',
        mongoUrl: undefined,
        redisUrl: undefined,
        jwtSecret: undefined,
        publicUrl: undefined,
        trustedProxies: expect.any(Function),
        countsProxies: false,
        logLevel: 'info',
        rateLimits: true,
        isDemo: false,
        liveLayout: 1,
        backupHour: 4,
        secrets: [],
        metricsToken: undefined,
        operatorToken: undefined,
        operators: [],
        reportWebhook: undefined,
        mail: undefined,
        commit: undefined,
        contact: { email: undefined, address: [], socialLinks: [] },
      },
    })
  })

  test('[REST-30] the public address is kept without its path', () => {
    const parsed = parseEnvironment({ PUBLIC_URL: 'https://play.example.com/' }, { port: 1 })
    expect(parsed).toMatchObject({ ok: true, environment: { publicUrl: 'https://play.example.com' } })
  })

  test('[REST-40] whatever of it is a secret is known as one', () => {
    const parsed = parseEnvironment(
      {
        JWT_SECRET: 'a secret of the tests, 32 bytes and more',
        METRICS_TOKEN: 'a token for the tests',
        OPERATOR_TOKEN: 'an operator of the tests, 32 bytes and more',
        REPORT_WEBHOOK: 'https://chat.example/hooks/abc',
        REDIS_URL: 'redis://:p%40ss%2Fword@redis:6379/0',
        MONGO_URL: 'mongodb://me:other-word@one,two/hj?replicaSet=rs0',
      },
      { port: 1 },
    )
    expect(parsed.ok && parsed.environment.secrets).toEqual([
      'a secret of the tests, 32 bytes and more',
      'a token for the tests',
      'an operator of the tests, 32 bytes and more',
      'https://chat.example/hooks/abc',
      'other-word',
      'p%40ss%2Fword',
      'p@ss/word',
    ])
  })

  test.each([
    [{}, 0],
    [{ TRUSTED_PROXIES: '0' }, 0],
    [{ TRUSTED_PROXIES: '1' }, 1],
    [{ TRUSTED_PROXIES: '2', HOST: '0.0.0.0' }, 1],
    [{ TRUSTED_PROXIES: '1', HOST: '127.0.0.1' }, 0],
    [{ TRUSTED_PROXIES: '127.0.0.1, ::1' }, 0],
  ])('[BOOT-20] proxies that are counted on a port others can reach are warned of: %j', (env, warnings) => {
    const parsed = parseEnvironment(env, { port: 1 })
    if (!parsed.ok) throw new Error(parsed.line)
    expect(warningsAbout(parsed.environment)).toHaveLength(warnings)
    if (warnings > 0) expect(warningsAbout(parsed.environment)[0]).toMatch(/HOST=127\.0\.0\.1.*TRUSTED_PROXIES/)
  })

  test('[CONTACT-4] where the operator can be reached is read line by line', () => {
    const parsed = parseEnvironment(
      {
        CONTACT_EMAIL: 'us@play.example',
        CONTACT_ADDRESS: 'Highjinks | 420 Giggle Street | Hightown',
        SOCIAL_LINKS: 'https://a.example/us, https://b.example',
      },
      { port: 1 },
    )
    expect(parsed).toMatchObject({
      ok: true,
      environment: {
        contact: {
          email: 'us@play.example',
          address: ['Highjinks', '420 Giggle Street', 'Hightown'],
          socialLinks: ['https://a.example/us', 'https://b.example'],
        },
      },
    })
  })

  test('[DEMO-5] a demo has no email, no provider, no operator and a folder of its own, whatever else is set', () => {
    const told = {
      DEMO: '1',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://play.example',
      SMTP_HOST: 'smtp.example',
      MAIL_FROM: 'us@play.example',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'us',
      OIDC_CLIENT_SECRET: 'secret',
      OPERATORS: 'ada@play.example',
      REPORT_WEBHOOK: 'https://chat.example/hook',
    }
    expect(parseEnvironment(told, { port: 1 })).toMatchObject({
      ok: true,
      environment: {
        isDemo: true,
        dataDir: '/data/demo',
        mail: undefined,
        provider: undefined,
        operators: [],
        reportWebhook: undefined,
      },
    })
  })

  test.each([
    [{ DEMO: 'yes' }, /^DEMO must be 0 or 1$/],
    [{ DEMO: '1', MONGO_URL: 'mongodb://x', JWT_SECRET: 'x'.repeat(32) }, /^MONGO_URL must not be set with DEMO/],
    [{ PORT: 'http' }, /^PORT must be a number$/],
    [{ PORT: '70000' }, /^PORT /],
    [{ MONGO_URL: 'localhost:27017' }, /^MONGO_URL must begin with mongodb:\/\/ or mongodb\+srv:\/\/$/],
    [{ REDIS_URL: 'http://x' }, /^REDIS_URL must begin with redis:\/\//],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET must be 32 bytes or more$/],
    [{ HOST: 'http://localhost' }, /^HOST must be one address or name, without a port$/],
    [{ TRUSTED_PROXIES: 'true' }, /^TRUSTED_PROXIES must be a number of hops/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ OPERATOR_TOKEN: 'short' }, /^OPERATOR_TOKEN must be 32 bytes or more$/],
    [{ REPORT_WEBHOOK: 'chat.example' }, /^REPORT_WEBHOOK must begin with http:\/\/ or https:\/\/$/],
    [{ COMMIT: 'the latest' }, /^COMMIT must be the hash of a commit$/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be 16 bytes or more$/],
    [{ HOUSE_NAME: 'x'.repeat(41) }, /^HOUSE_NAME must be at most 40 characters$/],
    [{ HOUSE_NAME: 'two\nlines' }, /^HOUSE_NAME must be plain text$/],
    [{ CONTACT_EMAIL: 'us' }, /^CONTACT_EMAIL must be an email address$/],
    [{ SOCIAL_LINKS: 'https://a.example, javascript:alert(1)' }, /^SOCIAL_LINKS\S* must begin with https:\/\/$/],
    [{ RATE_LIMITS: 'no' }, /^RATE_LIMITS must be on or off$/],
    [{ LIVE_LAYOUT: '3' }, /^LIVE_LAYOUT must be 1 or 2$/],
    [{}, /^JWT_SECRET is missing$/],
  ])('[REST-31] %j stops the start with one line that shows no value', (env, line) => {
    const parsed = parseEnvironment(env, { port: 1, needs: ['JWT_SECRET'] })
    expect(parsed.ok).toBe(false)
    if (parsed.ok) return
    expect(parsed.line).toMatch(line)
    expect(parsed.line).not.toContain('\n')
  })
})
