import { beforeEach, describe, expect, test } from 'vitest'
import { createSharedCopy } from './shared-copy.ts'

type PendingRead = { resolve(value: string): void; reject(error: Error): void }

let reads: PendingRead[]
let time: number
let failures: unknown[]
const newCopy = () =>
  createSharedCopy<string>({
    read: () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
    now: () => time,
    freshMs: 100,
    staleMs: 1000,
    onFailure: (error) => failures.push(error),
  })
beforeEach(() => {
  reads = []
  time = 0
  failures = []
})

async function filled() {
  const copy = newCopy()
  const first = copy.get()
  reads[0]?.resolve('old')
  await first
  return copy
}

describe('a shared copy', () => {
  test('is loaded once for all who wait', async () => {
    const copy = newCopy()
    const asked = [copy.get(), copy.get(), copy.get()]
    expect(reads).toHaveLength(1)
    reads[0]?.resolve('value')
    expect(await Promise.all(asked)).toEqual(['value', 'value', 'value'])
    expect(await copy.get()).toBe('value')
    expect(reads).toHaveLength(1)
  })

  test('that is old is served while it is loaded again', async () => {
    const copy = await filled()
    time = 101
    expect([await copy.get(), await copy.get()]).toEqual(['old', 'old'])
    expect(reads).toHaveLength(2)
    reads[1]?.resolve('new')
    await expect.poll(() => copy.get()).toBe('new')
  })

  test('that is too old is waited for', async () => {
    const copy = await filled()
    time = 1101
    const asked = copy.get()
    reads[1]?.resolve('new')
    expect(await asked).toBe('new')
  })

  test('that was invalidated is never served, nor one that was being loaded then', async () => {
    const copy = newCopy()
    const early = copy.get()
    copy.forget()
    const late = [copy.get(), copy.get()]
    expect(reads).toHaveLength(1)
    reads[0]?.resolve('before')
    expect(await early).toBe('before')
    await expect.poll(() => reads.length).toBe(2)
    expect(copy.recall()).toBeUndefined()
    reads[1]?.resolve('after')
    expect(await Promise.all(late)).toEqual(['after', 'after'])
  })

  test('is loaded again after a failure', async () => {
    const copy = newCopy()
    const asked = [copy.get(), copy.get()]
    reads[0]?.reject(new Error('away'))
    const answers = await Promise.allSettled(asked)
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = copy.get()
    reads[1]?.resolve('back')
    expect(await again).toBe('back')
  })

  test('is served while loading it again fails, which is retried once a second', async () => {
    const copy = await filled()
    time = 101
    expect(await copy.get()).toBe('old')
    reads[1]?.reject(new Error('away'))
    await expect.poll(() => failures).toHaveLength(1)
    expect(await copy.get()).toBe('old')
    expect(reads).toHaveLength(2)
    time = 1102
    expect(await copy.get()).toBe('old')
    expect(reads).toHaveLength(3)
  })
})
