import { text } from 'node:stream/consumers'
import {
  connectS3,
  createS3Storage,
  explainS3Error,
  type S3Settings,
  StorageUnavailable,
} from '@vitrine/server/testing'
import { type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.close())
afterEach(() => {
  store.faults.slowDowns = 0
})

const settings = (changes: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: store.endpoint,
  region: 'us-east-1',
  bucket: store.bucket,
  credentials: store.credentials,
  pathStyle: true,
  prefix: '',
  ...changes,
})
const open = (changes?: Partial<S3Settings>) =>
  createS3Storage(connectS3(settings(changes)), 'media')

async function* one(word: string) {
  yield Buffer.from(word)
}

test('a call is retried while the store is busy', async () => {
  store.faults.slowDowns = 2
  await open().store('ab/patient', one('here'))
  expect(store.objects.get('media/ab/patient')?.toString()).toBe('here')
  store.faults.slowDowns = 2
  expect(await text((await open().open('ab/patient')).stream)).toBe('here')
})

test('a store that stays busy is reported as unavailable, and nothing is stored', async () => {
  store.faults.slowDowns = 100
  await expect(open().store('ab/refused', one('gone'))).rejects.toThrow(StorageUnavailable)
  await expect(open().open('ab/patient')).rejects.toThrow(StorageUnavailable)
  store.faults.slowDowns = 0
  expect(await open().size('ab/refused')).toBeUndefined()
})

test('an upload that fails half way leaves no parts in the bucket', async () => {
  async function* broken() {
    yield Buffer.alloc(9 * 1024 * 1024)
    throw new Error('the line broke')
  }
  await expect(open().store('ab/broken', broken())).rejects.toThrow('the line broke')
  expect(store.unfinished.size).toBe(0)
})

const explained = async (changes: Partial<S3Settings>) => {
  const wrong = settings(changes)
  const error = await createS3Storage(connectS3(wrong), 'media')
    .store('ab/x', one('x'))
    .catch((caught: unknown) => caught)
  return explainS3Error(error, wrong)
}

test('the error of a wrong setting explains what to correct, without the secret', async () => {
  const secretAccessKey = 'another-secret-of-the-store'
  const { accessKeyId } = store.credentials
  expect(await explained({ bucket: 'other' })).toContain('VITRINE_MEDIA_S3_BUCKET')
  const secret = await explained({ credentials: { accessKeyId, secretAccessKey } })
  expect(secret).toContain('VITRINE_MEDIA_S3_SECRET')
  expect(secret).not.toContain(secretAccessKey)
  const key = { accessKeyId: 'nobody', secretAccessKey }
  expect(await explained({ credentials: key })).toContain('VITRINE_MEDIA_S3_KEY_ID')
  expect(await explained({ endpoint: 'http://127.0.0.1:1' })).toContain('VITRINE_MEDIA_S3_ENDPOINT')
})

const bounds = { contentType: 'image/png', maxBytes: 10, seconds: 60 }
async function send(fields: Readonly<Record<string, string>>, url: string, bytes: number) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]))
  return (await fetch(url, { method: 'POST', body: form })).status
}

test('a form uploads one file of its type and size under its key, until it expires', async () => {
  const files = open()
  const { url, fields } = (await files.presignUpload?.('ab/form', bounds)) ?? {
    url: '',
    fields: {},
  }
  expect(await send(fields, url, 11)).toBe(400)
  expect(await send(fields, url, 0)).toBe(400)
  expect(await send({ ...fields, key: 'media/ab/other' }, url, 5)).toBe(403)
  expect(await send({ ...fields, 'Content-Type': 'text/html' }, url, 5)).toBe(403)
  expect(await files.size('ab/form')).toBeUndefined()
  expect(await send(fields, url, 10)).toBe(204)
  expect(await files.size('ab/form')).toBe(10)
  const late = (await files.presignUpload?.('ab/late', { ...bounds, seconds: -1 })) ?? {
    url,
    fields,
  }
  expect(await send(late.fields, late.url, 5)).toBe(403)
})
