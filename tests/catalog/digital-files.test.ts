import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Member, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const score = randomBytes(10_000)
const otherTarget = '00000000-0000-4000-8000-000000000000'

async function aProduct(given: object = {}): Promise<string> {
  const { product } = await merchant().catalogV1.createProduct({
    product: { name: 'Sonata', priceData: { price: '9.50' }, ...given },
  })
  return product.id
}
async function aFile(fileName = 'sonata.pdf', body: Uint8Array<ArrayBuffer> = score) {
  return (await merchant().digitalFiles.uploadDigitalFile({ fileName }, { body })).file
}
/** A product that delivers a file. */
async function aScore() {
  const [productId, file] = [await aProduct(), await aFile()]
  await merchant().digitalFiles.attachDigitalFile({ productId, fileId: file.id })
  return { productId, fileId: file.id }
}
const fetchAt = (url: string, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(url, { headers }))
const bytesAt = async (url: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await fetchAt(url, headers)).arrayBuffer())

describe('a digital product', () => {
  test('is made of a physical one by attaching a file, and everybody sees its type', async () => {
    const productId = await aProduct()
    const file = await aFile('Sonate für Cello.pdf')
    expect(file).toMatchObject({ fileType: 'SECURE_DOCUMENT', bytes: 10_000 })
    const api = merchant()
    await api.digitalFiles.attachDigitalFile({ productId, fileId: file.id })
    const { product } = await shop.people.visitor().api.catalogV1.getProduct({ id: productId })
    expect(product).toMatchObject({
      productType: 'digital',
      digitalFile: { id: file.id, fileName: 'Sonate für Cello.pdf', fileType: 'SECURE_DOCUMENT' },
    })
    const { products } = await shop.people.visitor().api.catalogV1.queryProducts({
      query: { filter: { productType: 'digital' } },
    })
    expect(products.find(({ id }) => id === productId)?.digitalFile?.id).toBe(file.id)
  })

  test('gets another file, loses it, and can be a physical product again', async () => {
    const { productId } = await aScore()
    const api = merchant()
    const better = await aFile('better.zip')
    await api.digitalFiles.attachDigitalFile({ productId, fileId: better.id })
    const { productFiles } = await api.digitalFiles.listProductFiles({ productId })
    expect(productFiles.map(({ file }) => file.fileName)).toEqual(['better.zip'])

    await api.digitalFiles.removeDigitalFile({ productId })
    const { product: without } = await api.catalogV1.getProduct({ id: productId })
    expect([without.productType, without.digitalFile]).toEqual(['digital', undefined])
    const again = api.digitalFiles.removeDigitalFile({ productId })
    await expect(again).rejects.toMatchObject({ code: 'DIGITAL_FILE_NOT_FOUND', status: 404 })

    const person = await shop.people.member()
    await api.digitalFiles.grantFiles({ productId, memberId: person.id })
    await api.digitalFiles.makePhysical({ productId })
    expect((await api.digitalFiles.listFileGrants({ productId })).grants).toEqual([])
    expect((await api.catalogV1.getProduct({ id: productId })).product.productType).toBe('physical')
  })

  test('may deliver a file of its own with each variant', async () => {
    const choices = ['Cello', 'Viola'].map((value) => ({ value, description: value }))
    const productId = await aProduct({
      manageVariants: true,
      productOptions: [{ name: 'Instrument', choices }],
    })
    const api = merchant()
    const { variants } = await api.catalogV1.queryProductVariants({ id: productId })
    const [whole, viola] = [await aFile('both.zip'), await aFile('viola.pdf')]
    const variantId = variants[1]?.id ?? ''
    await api.digitalFiles.attachDigitalFile({ productId, variantId, fileId: viola.id })
    await api.digitalFiles.attachDigitalFile({ productId, fileId: whole.id })
    const { productFiles } = await api.digitalFiles.listProductFiles({ productId })
    expect(productFiles.map((one) => [one.variantId, one.file.fileName])).toEqual([
      [undefined, 'both.zip'],
      [variantId, 'viola.pdf'],
    ])
    const person = await shop.people.member()
    await api.digitalFiles.grantFiles({ productId, memberId: person.id })
    const { files } = await person.api.digitalFiles.listOwnFiles()
    expect(files.map((one) => [one.variantName, one.file.fileName])).toEqual([
      [undefined, 'both.zip'],
      ['Viola', 'viola.pdf'],
    ])
    const wrong = { productId, variantId: otherTarget, fileId: viola.id }
    await expect(api.digitalFiles.attachDigitalFile(wrong)).rejects.toMatchObject({
      code: 'VARIANT_NOT_FOUND',
    })
  })

  test('accepts only files and products that exist', async () => {
    const { productId, fileId } = await aScore()
    const { digitalFiles } = merchant()
    await expect(
      digitalFiles.attachDigitalFile({ productId, fileId: otherTarget }),
    ).rejects.toMatchObject({ code: 'DIGITAL_FILE_NOT_FOUND' })
    const unknown = { productId: otherTarget }
    for (const call of [
      () => digitalFiles.attachDigitalFile({ ...unknown, fileId }),
      () => digitalFiles.listProductFiles(unknown),
      () => digitalFiles.removeDigitalFile(unknown),
      () => digitalFiles.makePhysical(unknown),
      () => digitalFiles.listFileGrants(unknown),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    }
  })
})

describe('an upload', () => {
  test.each(['../../etc/passwd', 'a\\b.pdf', '  '])('cannot be called %o', async (fileName) => {
    await expect(aFile(fileName)).rejects.toMatchObject({
      violations: [{ field: 'fileName', violatedRule: 'FORMAT' }],
    })
  })

  test('that is empty is refused', async () => {
    await expect(aFile('a.pdf', new Uint8Array())).rejects.toMatchObject({
      violations: [{ field: 'body' }],
    })
  })

  test('has a size limit, and a refused file is removed', async () => {
    const before = filesOnDisk()
    const piece = new Uint8Array(64 * 1024 * 1024)
    const body = new ReadableStream({
      pull(stream) {
        stream.enqueue(piece)
      },
    })
    const request = new Request(`${shop.baseUrl}/vitrine/v1/digital-files/upload?fileName=a.bin`, {
      method: 'POST',
      headers: { authorization: shop.site.apiKey },
      body,
      duplex: 'half',
    } as RequestInit)
    const reply = await shop.server.fetch(request)
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({
      details: {
        applicationError: { code: 'DIGITAL_FILE_TOO_LARGE', data: { limitBytes: 1024 ** 3 } },
      },
    })
    expect(filesOnDisk()).toEqual(before)
  })

  test('has no public address', async () => {
    const file = await aFile()
    for (const target of [`/media/${file.id}`, `/digital-files/${file.id}`]) {
      expect((await fetchAt(`${shop.baseUrl}${target}`)).status).toBe(404)
    }
  })
})

const filesOnDisk = () => {
  const folder = path.join(shop.server.platform.config.dataDir, 'digital-files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true }).map(String).filter(isFile).sort()
}
const isFile = (name: string) => name.length > 3

describe('a member', () => {
  let productId: string
  let fileId: string
  let person: Member
  beforeEach(async () => {
    ;({ productId, fileId } = await aScore())
    person = await shop.people.member({ nickname: 'Clara' })
  })
  const grant = (terms: object = {}) =>
    merchant().digitalFiles.grantFiles({ productId, memberId: person.id, ...terms })
  const ask = () => person.api.digitalFiles.createDownload({ productId, fileId })

  test('who was given the file finds and downloads it', async () => {
    const { grant: given } = await grant()
    expect(given).toMatchObject({ memberName: 'Clara', memberEmail: person.email, downloads: 0 })
    const { files } = await person.api.digitalFiles.listOwnFiles()
    expect(files).toMatchObject([{ productId, productName: 'Sonata', file: { id: fileId } }])
    const { url } = await ask()
    const reply = await fetchAt(url)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10000',
      'content-disposition': `attachment; filename="sonata.pdf"; filename*=UTF-8''sonata.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(Buffer.from(await reply.arrayBuffer()).equals(score)).toBe(true)
    const { grants } = await merchant().digitalFiles.listFileGrants({ productId })
    expect(grants).toMatchObject([{ memberId: person.id, downloads: 1 }])
  })

  test('resumes an interrupted download, which counts once', async () => {
    await grant({ downloadLimit: 1 })
    const { url } = await ask()
    const first = await fetchAt(url, { range: 'bytes=0-3999' })
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-3999/10000'])
    const etag = first.headers.get('etag') ?? ''
    const rest = await bytesAt(url, { range: 'bytes=4000-', 'if-range': etag })
    const whole = Buffer.concat([Buffer.from(await first.arrayBuffer()), rest])
    expect(whole.equals(score)).toBe(true)
    expect((await bytesAt(url, { range: 'bytes=-5' })).equals(score.subarray(-5))).toBe(true)
    const changed = await fetchAt(url, { range: 'bytes=4000-', 'if-range': '"other"' })
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, 10_000])
    const beyond = await fetchAt(url, { range: 'bytes=10000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10000'])
    await expect(ask()).rejects.toMatchObject({ code: 'DOWNLOADS_USED_UP', status: 403 })
  })

  test('cannot exceed the limit with addresses created earlier', async () => {
    await grant({ downloadLimit: 1 })
    const urls = [(await ask()).url, (await ask()).url]
    const replies = await Promise.all(urls.map((url) => fetchAt(url)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    const { files } = await person.api.digitalFiles.listOwnFiles()
    expect(files).toMatchObject([{ downloadsLeft: 0 }])
  })

  test('without a grant gets the same 403 for a known and an unknown product', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'FILE_NOT_GRANTED', status: 403 })
    const unknown = { productId: otherTarget, fileId }
    await expect(person.api.digitalFiles.createDownload(unknown)).rejects.toMatchObject({
      code: 'FILE_NOT_GRANTED',
    })
    expect((await person.api.digitalFiles.listOwnFiles()).files).toEqual([])
  })

  test('whose grant is revoked cannot use an address created before', async () => {
    await grant()
    const { url } = await ask()
    await merchant().digitalFiles.revokeFiles({ productId, memberId: person.id })
    expect((await fetchAt(url)).status).toBe(403)
    const again = merchant().digitalFiles.revokeFiles({ productId, memberId: person.id })
    await expect(again).rejects.toMatchObject({ code: 'FILE_GRANT_NOT_FOUND', status: 404 })
  })

  test('whose grant has expired finds and downloads nothing', async () => {
    await grant({ expiresDate: shop.clock.after(shop.clock.now(), { hours: 1 }) })
    const { url } = await ask()
    shop.clock.pass({ hours: 1 })
    expect((await fetchAt(url)).status).toBe(410)
    person.api.auth.setTokens(await person.api.auth.renewToken(person.tokens.refreshToken))
    await expect(ask()).rejects.toMatchObject({ code: 'FILE_GRANT_EXPIRED', status: 403 })
    expect((await person.api.digitalFiles.listOwnFiles()).files).toEqual([])
    const past = grant({ expiresDate: shop.clock.after(shop.clock.now(), { hours: -1 }) })
    await expect(past).rejects.toMatchObject({ violations: [{ field: 'expiresDate' }] })
  })

  test('and the product must exist for a grant', async () => {
    const { digitalFiles } = merchant()
    await expect(
      digitalFiles.grantFiles({ productId, memberId: otherTarget }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      digitalFiles.grantFiles({ productId: otherTarget, memberId: person.id }),
    ).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  })

  test('gets the new file of a product, and an address of the old file ends', async () => {
    await grant()
    const { url } = await ask()
    const next = await aFile('second edition.pdf')
    await merchant().digitalFiles.attachDigitalFile({ productId, fileId: next.id })
    expect((await fetchAt(url)).status).toBe(404)
    const { files } = await person.api.digitalFiles.listOwnFiles()
    expect(files.map(({ file }) => file.fileName)).toEqual(['second edition.pdf'])
  })
})

describe('a download address', () => {
  test('is given to staff without a grant, and to visitors never', async () => {
    const asked = await aScore()
    const { url } = await merchant().digitalFiles.createDownload(asked)
    expect((await bytesAt(url)).equals(score)).toBe(true)
    const visitor = shop.people.visitor().api.digitalFiles.createDownload(asked)
    await expect(visitor).rejects.toMatchObject({ status: 403 })
    const none = merchant().digitalFiles.createDownload({ ...asked, fileId: otherTarget })
    await expect(none).rejects.toMatchObject({ code: 'DIGITAL_FILE_NOT_FOUND' })
  })

  test('works for ten minutes, and is refused when it was altered', async () => {
    const { url, expiresDate } = await merchant().digitalFiles.createDownload(await aScore())
    expect(expiresDate).toEqual(shop.clock.after(shop.clock.now(), { minutes: 10 }))
    const broken = await fetchAt(url.replace(/.(?=[^.]*$)/, ''))
    expect(broken.status).toBe(403)
    expect(await broken.json()).toMatchObject({
      details: { applicationError: { code: 'DOWNLOAD_ADDRESS_INVALID' } },
    })
    shop.clock.pass({ minutes: 11 })
    const ended = await fetchAt(url)
    expect(ended.status).toBe(410)
    expect(await ended.json()).toMatchObject({
      details: { applicationError: { code: 'DOWNLOAD_ADDRESS_EXPIRED' } },
    })
  })

  test('appends to the ledger who took which file, once', async () => {
    const { productId, fileId } = await aScore()
    const person = await shop.people.member()
    await merchant().digitalFiles.grantFiles({ productId, memberId: person.id })
    const { url } = await person.api.digitalFiles.createDownload({ productId, fileId })
    await bytesAt(url)
    await bytesAt(url, { range: 'bytes=1-2' })
    const { rows } = await shop.server.platform.pool.query(
      `SELECT actor, after FROM facts WHERE name = 'digital_file.downloaded' AND entity_id = $1`,
      [fileId],
    )
    expect(rows).toMatchObject([
      { actor: { type: 'member', id: person.id }, after: { productId, memberId: person.id } },
    ])
  })
})

describe('a file that no product delivers', () => {
  const prune = () =>
    shop.server.tasks['digital-files:prune'](
      {},
      { id: '1', attempt: 1, isLastAttempt: false, signal: undefined },
    )

  test('is deleted from storage after a day, and others are not', async () => {
    await prune()
    const before = filesOnDisk()
    const left = await aFile('left.pdf')
    const { productId, fileId } = await aScore()
    await prune()
    expect(filesOnDisk()).toHaveLength(before.length + 2)
    shop.clock.pass({ hours: 25 })
    await prune()
    const { productFiles } = await merchant().digitalFiles.listProductFiles({ productId })
    expect(productFiles.map(({ file }) => file.id)).toEqual([fileId])
    const { url } = await merchant().digitalFiles.createDownload({ productId, fileId })
    expect((await bytesAt(url)).equals(score)).toBe(true)
    await expect(
      merchant().digitalFiles.attachDigitalFile({ productId, fileId: left.id }),
    ).rejects.toMatchObject({ code: 'DIGITAL_FILE_NOT_FOUND' })
  })
})
