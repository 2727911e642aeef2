import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('a password matches its own hash only', async () => {
  const [one, two] = await Promise.all([passwords.hash('first 🏺'), passwords.hash('second')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await passwords.verify(one, 'first 🏺')).toBe(true)
  expect(await passwords.verify(two, 'first 🏺')).toBe(false)
})

test('a missing hash matches nothing, after the same work', async () => {
  expect(await passwords.verify(undefined, 'no such password')).toBe(false)
})

test('many at once each get their own result', async () => {
  const stored = await passwords.hash('right')
  const asked = Array.from({ length: 8 }, (_, index) => (index % 3 === 0 ? 'right' : `${index}`))
  const fits = await Promise.all(asked.map((password) => passwords.verify(stored, password)))
  expect(fits).toEqual(asked.map((password) => password === 'right'))
})

test('an invalid hash is an error of its own call only', async () => {
  await expect(passwords.verify('not a hash', 'x')).rejects.toThrow()
  expect(await passwords.verify(await passwords.hash('x'), 'x')).toBe(true)
})
