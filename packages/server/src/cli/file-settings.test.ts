import { expect, test } from 'vitest'
import { readFileSettings } from './file-settings.ts'

const bucket = { VITRINE_MEDIA_S3_BUCKET: 'shop-files' }
const key = { VITRINE_MEDIA_S3_KEY_ID: 'key', VITRINE_MEDIA_S3_SECRET: 'a secret' }

test('files are in the data folder unless a bucket is chosen', () => {
  expect(readFileSettings({})).toEqual({ storage: 'disk' })
  expect(readFileSettings({ ...bucket, VITRINE_MEDIA_STORAGE: 's3' })).toEqual({
    storage: 's3',
    s3: { bucket: 'shop-files', region: 'us-east-1', pathStyle: false, prefix: '' },
  })
})

test('another store has its address, key and folder', () => {
  const endpoint = { VITRINE_MEDIA_S3_ENDPOINT: 'http://10.0.0.5:9000/' }
  const read = readFileSettings({ ...bucket, ...key, ...endpoint, VITRINE_MEDIA_S3_PREFIX: 'shop' })
  expect(read).toEqual({
    storage: 'disk',
    s3: {
      bucket: 'shop-files',
      endpoint: 'http://10.0.0.5:9000',
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a secret' },
      pathStyle: true,
      prefix: 'shop/',
    },
  })
})

test.each([
  [{ VITRINE_MEDIA_STORAGE: 'tape' }, 'must be disk or s3'],
  [{ VITRINE_MEDIA_STORAGE: 's3' }, 'set VITRINE_MEDIA_S3_BUCKET'],
  [{ VITRINE_MEDIA_S3_BUCKET: 'Shop Files' }, 'lower case letters'],
  [{ ...bucket, VITRINE_MEDIA_S3_KEY_ID: 'key' }, 'only one is set'],
  [{ ...bucket, VITRINE_MEDIA_S3_ENDPOINT: 'https://u:secret@objects.example/x' }, 'host alone'],
  [{ ...bucket, VITRINE_MEDIA_S3_PATH_STYLE: 'yes' }, 'must be on or off'],
  [{ ...bucket, VITRINE_MEDIA_S3_PREFIX: '../other' }, 'must be a folder'],
])('%j is refused with an error without secrets', (env, words) => {
  const read = () => readFileSettings(env)
  expect(read).toThrow(words)
  expect(read).not.toThrow('u:secret')
})
