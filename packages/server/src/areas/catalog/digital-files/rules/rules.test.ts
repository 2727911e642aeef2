import { assert, constantFrom, integer, property, record, string, uuid } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress, signAddress } from './address.ts'
import { checkFileName, dispositionOf, kindOf } from './file-types.ts'

const addresses = record({
  id: uuid(),
  siteId: uuid(),
  productId: uuid(),
  fileId: uuid(),
  actor: record({ type: constantFrom('member', 'staff', 'api-key'), id: string() }),
  endsAt: integer({ min: 0 }),
})

describe('a download address', () => {
  test('has its purpose, readable only with the key', () => {
    assert(
      property(addresses, (address) => {
        const token = signAddress(address, 'key')
        expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/)
        expect(readAddress(token, 'key')).toEqual(address)
        expect(readAddress(token, 'another key')).toBeUndefined()
      }),
    )
  })

  test('is invalid when one character differs', () => {
    assert(
      property(addresses, integer({ min: 0 }), (address, at) => {
        const token = signAddress(address, 'key')
        const index = at % token.length
        const other = token[index] === 'A' ? 'B' : 'A'
        const changed = token.slice(0, index) + other + token.slice(index + 1)
        const read = readAddress(changed, 'key')
        // The last base64 character has unused bits.
        if (index < token.length - 1) expect(read).toBeUndefined()
        else expect([undefined, address]).toContainEqual(read)
      }),
    )
  })

  test.each(['', '.', 'a.b', 'a', 'a.b.c', 'ä.ö'])('is not "%s"', (text) => {
    expect(readAddress(text, 'key')).toBeUndefined()
  })
})

describe('the name of a file', () => {
  test.each([
    ['score.PDF', 'SECURE_DOCUMENT'],
    ['song.flac', 'SECURE_MUSIC'],
    ['video.mp4', 'SECURE_VIDEO'],
    ['glaze.jpeg', 'SECURE_PICTURE'],
    ['all.tar.gz', 'SECURE_ARCHIVE'],
    ['pattern.dxf', 'SECURE_RAW'],
    ['zip', 'SECURE_RAW'],
  ])('such as %s has the type %s', (name, fileType) => {
    expect(kindOf(name).fileType).toBe(fileType)
  })

  test('is complete in the header, in any script, and cannot inject another header', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const header = dispositionOf(name)
        const [, encoded = ''] =
          /^attachment; filename="[ -~]*"; filename\*=UTF-8''([\w.~%!#$&+^`|-]+)$/.exec(header) ??
          []
        expect(decodeURIComponent(encoded)).toBe(name)
        expect(header.split('"')).toHaveLength(3)
      }),
    )
    expect(dispositionOf('Größe "M".pdf')).toContain('filename="Gro_e _M_.pdf"')
  })

  test.each(['a/b', 'a\\b', 'a\nb', '   ', '.', '..', ''])('cannot be %o', (name) => {
    expect(() => checkFileName(name)).toThrow('without slashes')
  })
})
