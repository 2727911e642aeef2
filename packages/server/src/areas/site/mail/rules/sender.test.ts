import { describe, expect, test } from 'vitest'
import { addressOf, envelopeOf } from './sender.ts'

const installation = { smtpUrl: 'smtp://house', from: 'Gallery House <post@house.example>' }
const site = (senderName = '', senderAddress = '') => ({
  settings: { name: 'Atelier', locale: 'en', mail: { senderName, senderAddress } },
})
const shared = { url: 'smtp://house', isOwn: false }
const own = { url: 'smtps://post%40atelier.example:secret@mail.example', isOwn: true }

describe('over the server of the installation', () => {
  test('the installation is the sender', () => {
    expect(envelopeOf(site(), shared, installation)).toEqual({
      from: { name: 'Gallery House', address: 'post@house.example' },
    })
  })
  test('the site is the name and the reply address, never the sender', () => {
    expect(envelopeOf(site('Grete', 'grete@atelier.example'), shared, installation)).toEqual({
      from: { name: 'Grete', address: 'post@house.example' },
      replyTo: 'grete@atelier.example',
    })
  })
  test('a sender without a name gets the name of the site', () => {
    const bare = { ...installation, from: 'post@house.example' }
    expect(envelopeOf(site(), shared, bare).from).toEqual({
      name: 'Atelier',
      address: 'post@house.example',
    })
  })
})

describe('over a server of its own', () => {
  test('the site is the sender', () => {
    expect(envelopeOf(site('Grete', 'grete@atelier.example'), own, installation)).toEqual({
      from: { name: 'Grete', address: 'grete@atelier.example' },
    })
  })
  test('the user of the server is the sender when none is set', () => {
    expect(envelopeOf(site(), own, undefined).from).toEqual({
      name: 'Atelier',
      address: 'post@atelier.example',
    })
  })
  test('a sender cannot add a header', () => {
    const { from } = envelopeOf(
      site('A\r\nBcc: b@example.com', 'a@b.example\r\nX: y'),
      own,
      installation,
    )
    expect(from).toEqual({ name: 'A Bcc: b@example.com', address: 'a@b.example X: y' })
  })
})

test.each([
  [[], 'https://house.example'],
  [['house.example', 'other.example'], 'https://house.example'],
  [['other.example'], 'https://other.example'],
])('a site at %j answers at %s', (domains, address) => {
  expect(addressOf({ domains }, 'https://house.example')).toBe(address)
})
