import { expect, test } from 'vitest'
import { unpackMessage } from './message.ts'

test('a message is unwrapped to its event', () => {
  const identity = JSON.stringify({ identityType: 'WIX_USER', wixUserId: 'u' })
  const data = JSON.stringify({ productId: 'p', changedFields: ['name'] })
  expect(unpackMessage(JSON.stringify({ eventType: 't', identity, data }))).toEqual({
    cause: 'WIX_USER',
    event: { productId: 'p', changedFields: ['name'] },
  })
  expect(unpackMessage(JSON.stringify({ eventType: 't', data: '{}' }))).toEqual({ event: {} })
})

test('other text is unchanged', () => {
  expect(unpackMessage('not JSON')).toBeUndefined()
  expect(unpackMessage('{"data":5e}')).toBeUndefined()
})
