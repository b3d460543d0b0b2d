import { describe, expect, test } from 'vitest'
import { isWithin, line, lines, nameKey, tidy, tidyLines } from './text.ts'

describe('what people type', () => {
  test.each([
    ['clean text', 'Ada Lovelace', 'Ada Lovelace'],
    ['spaces around and within', '  Ada \u00A0  L. ', 'Ada L.'],
    ['line breaks and tabs', 'Ada\r\n\tL.', 'Ada L.'],
    ['zero-width characters', 'A\u200Bd\u200Ca\uFEFF', 'Ada'],
    ['a word joiner and a soft hyphen', 'A\u2060d\u00ADa', 'Ada'],
    ['text with its direction reversed', '\u202EadA\u202C \u2066x\u2069', 'adA x'],
    ['control characters', 'A\u0000d\u0007a\u001B', 'Ada'],
    ['blank letters', '\u3164A\u115Fd\uFFA0a\u2800', 'Ada'],
    ['private use and lone surrogates', 'A\uE000d\uD800a', 'Ada'],
    ['full-width letters', 'Ａｄａ', 'Ada'],
    ['a ligature', 'ﬁn', 'fin'],
    ['a stack of marks', `Z${'\u0335\u0336\u0337\u0338'.repeat(4)}`, 'Z\u0335\u0336'],
    ['two marks on a letter, as Vietnamese has them', 'ệ'.normalize('NFD'), 'ệ'],
    ['other scripts', '日本語 мир مرحبا', '日本語 мир مرحبا'],
    ['an emoji', '🎲', '🎲'],
    ['a family, which is one face', '👨‍👩‍👧‍👦 x', '👨‍👩‍👧‍👦 x'],
    ['an emoji with a skin tone and a profession', '👩🏽‍🚀', '👩🏽‍🚀'],
    ['a heart in color', '❤️', '❤️'],
    ['joiners and selectors that join nothing', 'A\u200Dnn\uFE0F 🎲\u200D', 'Ann 🎲'],
    ['variation selectors of every kind', 'A\uFE00n\u{E0100}n\u180B', 'Ann'],
    ['tags and fillers', 'A\u{E0061}n\u034Fn\u17B4', 'Ann'],
    ['nothing to see', ' \u200B\u202E\u3164 ', ''],
  ])('[PROTO-3] %s', (_title, input, shown) => {
    expect(tidy(input)).toBe(shown)
    // Sending a stored text again doesn't change it
    expect(tidy(shown)).toBe(shown)
  })

  test.each([
    ['breaks of every kind', 'a\nb\r\nc\rd\u2028e', 'a\nb\nc\nd\ne'],
    ['one empty line between two', 'a\n\n\n \u200B\n\nb', 'a\n\nb'],
    ['each line tidied', '  a\u200B  b \n\u202Ec ', 'a b\nc'],
    ['nothing to see on several lines', '\u200B\n\u3164\r\n \u2060', ''],
  ])('[PROTO-4] line breaks are kept: %s', (_title, input, shown) => {
    expect(tidyLines(input)).toBe(shown)
  })

  test.each([
    ['ADA', 'ada'],
    ['Ａｄａ', 'ada'],
    ['A\u200Bda ', 'ada'],
    ['E\u0301va', 'éva'],
  ])('[PROTO-5] %j is the same name as %j', (input, known) => {
    expect(nameKey(input)).toBe(nameKey(known))
  })

  test('[PROTO-5] names that differ in an accent are different', () => {
    expect(nameKey('Éva')).not.toBe(nameKey('Eva'))
  })
})

describe('lengths', () => {
  const words = { required: 'say something', tooLong: 'too much' }
  const answerTo = (schema: ReturnType<typeof line>, input: unknown) => {
    const parsed = schema.safeParse(input)
    return parsed.success ? parsed.data : parsed.error.issues[0]?.message
  }

  test.each([
    ['short enough', 'abc', 3, 'abc'],
    ['one too many', 'abcd', 3, 'too much'],
    ['short enough only once it is tidied', ' abc\u200B ', 3, 'abc'],
    ['marks that combine with a letter', 'q\u0301q\u0301', 2, 'q\u0301q\u0301'],
    ['flags, each of two characters', '🇩🇪🇫🇷', 2, '🇩🇪🇫🇷'],
  ])('[PROTO-6] characters are counted as people count them: %s', (_title, input, max, answer) => {
    expect(answerTo(line(max, words), input)).toBe(answer)
  })

  test.each([undefined, null, 7, ['a'], '', '   ', '\u200B\u2060', '\u3164\n'])(
    '[PROTO-6] %j says nothing',
    (input) => {
      expect(answerTo(line(5, words), input)).toBe('say something')
      expect(answerTo(lines(5, words), input)).toBe('say something')
    },
  )

  function took(work: () => void): number {
    const began = Date.now()
    work()
    return Date.now() - began
  }

  const SCRIPTS = `Grüße, party!\nПривет 你好，世界 ガン 안녕하세요 नमस्ते क्षत्रिय বাংলা ક્ષમા வணக்கம் ഹലോ สวัสดี น้ำ مرحبا שָׁלוֹם မြန်မာ ខ្មែរ
    q̈́ 🇩🇪🇫🇷 👨‍👩‍👧‍👦 👍🏽 1️⃣ ᄀ Tiếng Việt`
  test('[PROTO-6] characters are counted as people count them: in every script, and where scripts meet', () => {
    const signs = [...new Set(SCRIPTS)]
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    const meetings = signs.flatMap((one) => signs.map((other) => `a${one}${other}b`).concat(`${one}a${one}`))
    for (const text of [...SCRIPTS.split(/\s+/), ...meetings, SCRIPTS]) {
      const count = [...segmenter.segment(text)].length
      const isFar = text.length > count * 4
      if (!isFar) expect([text, isWithin(text, count), isWithin(text, count - 1)]).toEqual([text, true, false])
    }
  })

  test('[PROTO-6] text that is far too long is refused without being read', () => {
    expect(answerTo(line(5, words), '\u200B'.repeat(1000))).toBe('too much')
    expect(answerTo(lines(5, words), 'a\nb')).toBe('a\nb')
  })

  test.each(['\uFDFA', 'a', '\u0301', 'a\n', '\u{1F468}\u200D'])(
    '[PROTO-17] sixteen kilobytes of %j are read right away',
    (piece) => {
      const input = piece.repeat(Math.floor(16_000 / piece.length))
      const read = () => {
        for (const schema of [line(20, words), line(140, words), lines(5000, words)]) schema.safeParse(input)
        line(140, words).safeParse(input.slice(0, 140 * 16))
      }
      const loop = () => {
        for (let i = 0; i < 100_000_000; i++) sum = (sum * 31 + input.charCodeAt(i % input.length)) | 0
      }
      let sum = 0
      // Alternates, because a busy machine slows both; takes the fastest of each, because it does so in bursts
      let [reading, looping] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let tries = 0; tries < 10 && reading >= looping; tries++) {
        reading = Math.min(reading, took(read))
        looping = Math.min(looping, took(loop))
      }
      expect(reading).toBeLessThan(looping)
    },
  )
})
