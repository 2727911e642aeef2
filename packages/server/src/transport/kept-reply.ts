import { chooseEncoding, type Encoding, WORTH_COMPRESSING } from './encoding.ts'
import type { KeptReply } from './kept-replies.ts'
import { askedCurrency, type WireMessage, type WireReply } from './message.ts'

type Headers = Pick<WireMessage, 'header'>

/** What a kept reply is found by. The same words with another currency are another question. */
export function keyOfTarget(method: string, target: string, headers: Headers): string {
  const currency = askedCurrency(headers)
  return currency ? `${method} ${currency} ${target}` : `${method} ${target}`
}

/** A kept reply in the form that this client takes, or word that it has it already. */
export async function sendKept(kept: KeptReply, message: WireMessage): Promise<WireReply> {
  if (message.method !== 'GET') return sendPosted(kept, message)
  const encoding = encodingFor(kept, message)
  if (encoding) await kept.as(encoding)
  return sendReady(kept, message) as WireReply
}

/** The same for a GET whose form is made already; undefined while it is not. */
export function sendReady(kept: KeptReply, headers: Headers): WireReply | undefined {
  const encoding = encodingFor(kept, headers)
  const body = encoding ? kept.ready(encoding) : kept.body
  if (!body) return undefined
  const isPrivate = headers.header('authorization') !== undefined
  const { whole, known, etag } = formOf(kept, { encoding, isPrivate, body })
  return isKnown(headers.header('if-none-match'), etag) ? known : whole
}

interface Form {
  readonly etag: string
  readonly whole: WireReply
  readonly known: WireReply
}

const forms = new WeakMap<Buffer, { readonly open: Form; readonly private: Form }>()

/** Both replies that a form can take are made once with it. */
function formOf(
  kept: KeptReply,
  form: { encoding: Encoding | undefined; isPrivate: boolean; body: Buffer },
): Form {
  const made = forms.get(form.body) ?? {
    // What was asked with a token stays with who asked; nothing is used again without asking again.
    private: makeForm(kept, form, 'private, no-cache'),
    open: makeForm(kept, form, 'no-cache'),
  }
  forms.set(form.body, made)
  return form.isPrivate ? made.private : made.open
}

function makeForm(
  { tag }: KeptReply,
  { encoding, body }: { encoding: Encoding | undefined; body: Buffer },
  life: string,
): Form {
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`
  const about = { etag, 'cache-control': life, vary: VARY }
  const headers = { 'content-type': JSON_TYPE, ...about, ...codingOf(encoding) }
  return {
    etag,
    whole: { status: 200, headers, body, isFinal: true },
    known: { status: 304, headers: about, body: null, isFinal: true },
  }
}

async function sendPosted(kept: KeptReply, message: WireMessage): Promise<WireReply> {
  const encoding = encodingFor(kept, message)
  const headers = { 'content-type': JSON_TYPE, 'cache-control': 'no-store', vary: VARY }
  return {
    status: 200,
    headers: { ...headers, ...codingOf(encoding) },
    body: encoding ? await kept.as(encoding) : kept.body,
    isFinal: true,
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const VARY = 'Accept-Encoding, X-Wix-Currency'

const codingOf = (encoding: Encoding | undefined) =>
  encoding ? { 'content-encoding': encoding } : undefined

const encodingFor = ({ body }: KeptReply, { header }: Headers): Encoding | undefined =>
  body.byteLength >= WORTH_COMPRESSING ? chooseEncoding(header('accept-encoding')) : undefined

function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  if (tags === etag || tags.trim() === '*') return true
  return tags.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
