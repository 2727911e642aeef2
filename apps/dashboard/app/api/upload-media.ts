import { createCall } from './client.ts'
import { fetchWithProgress } from './upload.ts'

interface UploadOptions {
  /** How much of it is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Replaces a file wherever it is used. */
export const replaceMedia = (
  siteId: string,
  id: string,
  file: File,
  onProgress: (share: number) => void,
) =>
  createCall(siteId, fetchWithProgress(onProgress))(
    'media.replaceMedia',
    { id, fileName: file.name },
    { body: file },
  )

const MEDIA_TYPE = /^(image|video)\/[\w.+-]+$/

/** Adds a picture or video to the library: straight through the bucket of the shop, where it has one. */
export async function uploadMedia(
  siteId: string,
  file: File,
  { onProgress = () => undefined, signal }: UploadOptions = {},
) {
  const call = createCall(siteId)
  const send = fetchWithProgress(onProgress)
  const options = signal ? { signal } : {}
  const form = await findForm(call, file, options)
  if (form && (await sendForm(send, form, file, options))) {
    return (await call('media.completeUpload', { token: form.token }, options)).media
  }
  const input = { fileName: file.name }
  return (await createCall(siteId, send)('media.uploadMedia', input, { body: file, ...options }))
    .media
}

type Options = { readonly signal?: AbortSignal }

async function findForm(call: ReturnType<typeof createCall>, file: File, options: Options) {
  // Files of unknown type and empty ones are checked by content.
  if (!MEDIA_TYPE.test(file.type) || file.size === 0) return undefined
  const input = { fileName: file.name, contentType: file.type, bytes: file.size }
  return (await call('media.createUpload', input, options)).form
}

/** False if the bucket is unreachable or refuses the file; the caller then uploads to the shop. */
async function sendForm(
  send: typeof globalThis.fetch,
  form: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  file: File,
  { signal }: Options,
): Promise<boolean> {
  const body = new FormData()
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value)
  body.append('file', file)
  try {
    return (await send(form.url, { method: 'POST', body, ...(signal && { signal }) })).ok
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}
