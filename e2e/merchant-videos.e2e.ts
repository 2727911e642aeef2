import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, type Screen, screens, shop } from './browser.ts'
import { byKeyboard } from './keyboard.ts'
import {
  callAsMerchant,
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
} from './members.ts'

const videoFile = (name: string) => ({
  name,
  mimeType: name.endsWith('.webm') ? 'video/webm' : 'video/mp4',
  buffer: readFileSync(new URL(`../packages/testkit/src/videos/${name}`, import.meta.url)),
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5"/></svg>'
const drawing = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svg),
})

interface GalleryItem {
  readonly id: string
  readonly mediaType: 'image' | 'video'
  readonly video?: { readonly files: { url: string }[]; readonly stillFrameMediaId: string }
}

/** A product of this name alone, and its gallery as programs read it. */
async function newProduct(name: string) {
  const body = { product: { name, productType: 'physical', priceData: { price: 40 } } }
  const created = await callAsMerchant('POST', '/stores/v1/products', body)
  const { id } = created.product as { id: string }
  return {
    id,
    address: `${shop.baseUrl}/dashboard/products/${id}`,
    async gallery(): Promise<readonly GalleryItem[]> {
      const read = await callAsMerchant('GET', `/stores/v1/products/${id}`)
      return (read.product as { media: { items: GalleryItem[] } }).media.items
    },
  }
}

/** Gives a product the video as a program does, without a still. */
async function addVideo(id: string): Promise<void> {
  const added = await fetch(`${shop.baseUrl}/vitrine/v1/media/upload?fileName=turning.webm`, {
    method: 'POST',
    headers: { authorization: shop.apiKey },
    body: videoFile('turning.webm').buffer,
  })
  const { media } = (await added.json()) as { media: { id: string } }
  await callAsMerchant('POST', `/stores/v1/products/${id}/media`, {
    media: [{ mediaId: media.id }],
  })
}

/** Keeps uploads from leaving until they are released. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/media\/upload/, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

const posterOf = ({ video }: GalleryItem | undefined = {} as GalleryItem) =>
  video?.stillFrameMediaId

const files = (page: Page) => page.locator('.gallery ~ .drop input[type=file]')
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('All changes saved').first().waitFor()
}
/** The poster of the first video, once there is one. */
async function shownPoster(page: Page): Promise<string> {
  const still = page.locator('.gallery .video-cover img').first()
  await still.waitFor()
  return (await still.getAttribute('src')) ?? ''
}
/** Two seconds are soon over: it begins again, also where it has ended by now. */
const repeat = (video: Locator) =>
  video.evaluate((one: HTMLVideoElement) => {
    one.loop = true
    return one.play()
  })
const isDrawn = (page: Page) =>
  page
    .locator('.gallery .video-cover img')
    .first()
    .evaluate((still: HTMLImageElement) => {
      const seen = still.complete && still.naturalWidth > 0
      return (
        seen ||
        new Promise<boolean>((done) => {
          still.addEventListener('load', () => done(true))
        })
      )
    })

describe.each(Object.keys(screens) as Screen[])('a merchant with a %s', (screen) => {
  test('shows a video, chooses its poster, moves it, and removes it', async () => {
    const product = await newProduct(`Turning ${screen}`)
    const page = await open(screen)
    await signInAsOwner(page)
    await page.goto(product.address)
    await page.getByRole('heading', { level: 2, name: 'Pictures and videos' }).waitFor()

    await files(page).setInputFiles([videoFile('turning.webm')])
    const play = page.getByRole('button', { name: 'Play video 1, 0:02' })
    await play.waitFor()
    const first = await shownPoster(page)
    expect(await isDrawn(page)).toBe(true)
    await page.getByLabel('Alternative text 1').fill('A jar turns')
    await files(page).setInputFiles([drawing('jar.svg')])
    await page.getByLabel('Alternative text 2').fill('The jar by day')
    await expectAccessibleInAllThemes(page)
    await save(page)
    const [saved, picture] = await product.gallery()
    expect(saved).toMatchObject({ mediaType: 'video' })
    expect(first).toContain(posterOf(saved))

    await play.click()
    const player = page.getByLabel('A jar turns', { exact: true }).locator('visible=true').last()
    const video = page.locator('.video-player video')
    await player.waitFor()
    await repeat(video)
    await expect
      .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(0.2)
    const frame = page.getByRole('button', { name: 'Use this frame' })
    expect(await frame.isDisabled()).toBe(true)
    await video.evaluate((one: HTMLVideoElement) => one.pause())
    await expectAccessibleInAllThemes(page)
    await frame.click()
    await page.getByText('Video 1 has a new poster.').waitFor()
    const taken = await shownPoster(page)
    expect(taken).not.toBe(first)
    await expect.poll(async () => posterOf((await product.gallery())[0])).not.toBe(posterOf(saved))

    await page.reload()
    await play.waitFor()
    expect(await shownPoster(page)).toBe(taken)
    await page.getByRole('button', { name: 'Move video 1 back' }).click()
    await save(page)
    const moved = await product.gallery()
    expect(moved.map(({ id }) => id)).toEqual([picture?.id, saved?.id])
    expect(taken).toContain(posterOf(moved[1]))
    await page.reload()
    expect(await page.getByLabel('Alternative text 2').inputValue()).toBe('A jar turns')

    await page.getByRole('button', { name: 'Change the poster of video 2' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessibleInAllThemes(page)
    await dialog.getByRole('button', { name: 'Use picture 1: The jar by day' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => posterOf((await product.gallery())[1])).toBe(picture?.id)

    await page.getByRole('button', { name: 'Remove video 2' }).click()
    await save(page)
    expect((await product.gallery()).map(({ id }) => id)).toEqual([picture?.id])
  })
})

test('a file that no browser plays is reported, and nothing else is lost', async () => {
  const product = await newProduct('Watched')
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(product.address)
  await page.getByRole('combobox', { name: 'Brand' }).fill('Shore')
  await files(page).setInputFiles([
    videoFile('hevc.mp4'),
    { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    videoFile('turning.mp4'),
  ])
  await page.getByRole('button', { name: 'Play video 1' }).waitFor()
  const alert = page.getByRole('alert').filter({ hasText: 'was not added' })
  await expect
    .poll(() => alert.textContent())
    .toMatch(
      /“list.pdf” was not added\..*“hevc.mp4” was not added\..*MP4 with H\.264, AV1 or VP9, or WebM/,
    )
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: /Dismiss.*hevc/ }).click()
  await page.getByRole('button', { name: /Dismiss.*list/ }).click()
  expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Shore')
  await save(page)
  expect((await product.gallery()).map(({ mediaType }) => mediaType)).toEqual(['video'])
})

test('saving waits for uploads', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products/new`)
  await page.getByLabel('Name', { exact: true }).fill('In a hurry')
  await page.getByLabel('Price', { exact: true }).fill('12')
  const release = await holdUploads(page)
  await files(page).setInputFiles([videoFile('turning.webm')])
  await page.getByRole('progressbar', { name: 'Uploading turning.webm' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Saves once everything is uploaded').waitFor()
  release()
  await page.waitForURL(/products\/[0-9a-f-]{36}$/)
  await page.getByText('All changes saved').first().waitFor()
  await page.getByRole('button', { name: 'Play video 1' }).waitFor()
})

test('by keyboard a video is played, a frame becomes its poster, and the poster is removed and restored', async () => {
  const product = await newProduct('By keys')
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(product.address)
  await files(page).setInputFiles([videoFile('turning.webm')])
  const first = await shownPoster(page)
  const keys = byKeyboard(page)
  await keys.press(page.getByRole('button', { name: 'Play video 1' }))
  const video = page.locator('.video-player video')
  await video.waitFor()
  await repeat(video)
  await expect.poll(() => video.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
  await keys.press(page.getByRole('button', { name: 'Use this frame' }))
  await page.getByText('Video 1 has a new poster.').waitFor()
  await expect.poll(() => shownPoster(page)).not.toBe(first)
  const play = page.getByRole('button', { name: 'Play video 1' })
  await expect.poll(() => play.evaluate((one) => one === document.activeElement)).toBe(true)
  await keys.press(play)
  await video.waitFor()
  await page.keyboard.press('Escape')
  await video.waitFor({ state: 'detached' })

  const taken = await shownPoster(page)
  await keys.press(page.getByRole('button', { name: 'Change the poster of video 1' }))
  await keys.press(page.getByRole('button', { name: 'Remove poster' }))
  await page.getByText('Video 1 has no poster any more.').waitFor()
  await page.locator('.gallery .video-ground').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().press('Enter')
  await expect.poll(() => shownPoster(page)).toBe(taken)

  await keys.press(page.getByRole('button', { name: 'Change the poster of video 1' }))
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(drawing('still.svg'))
  await expect.poll(() => shownPoster(page)).not.toBe(taken)
})

test('a video by its address shows that it is being fetched, or that this failed', async () => {
  const product = await newProduct('From elsewhere')
  const page = await open('desktop', { dark: true })
  await signInAsOwner(page)
  await page.goto(product.address)
  await page.getByLabel('Address of a picture or video').fill(`${shop.baseUrl}/missing/turning.mp4`)
  await page.getByRole('button', { name: 'Add by address' }).click()
  await page.getByText('Fetched from its address once you save.').waitFor()
  await save(page)
  await page.getByText(/Being fetched from|could not be fetched from/).waitFor()
  await expectAccessibleOnAllScreens(page)
  expect(await product.gallery()).toMatchObject([{ mediaType: 'video' }])
})

test('a video that is fetched while its product is open gets a still automatically', async () => {
  const product = await newProduct('Arriving')
  await addVideo(product.id)
  const page = await open('desktop')
  await signInAsOwner(page)
  // The platform only fetches from the public internet: the first response simulates one for such a URL.
  await page.route(
    /\/vitrine\/v1\/media\/[^/]+$/,
    async (route) => {
      const answer = await (await route.fetch()).json()
      const sourceUrl = 'https://videos.example/turning.webm'
      await route.fulfill({ json: { media: { ...answer.media, state: 'remote', sourceUrl } } })
    },
    { times: 1 },
  )
  await page.goto(product.address)
  await page.getByText('Being fetched from videos.example.').waitFor()
  await page.getByRole('button', { name: 'Play video 1' }).waitFor()
  const still = await shownPoster(page)
  expect(still).toContain(posterOf((await product.gallery())[0]))
})

test('an upload is cancelled, and the others continue', async () => {
  const product = await newProduct('Stopped')
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(product.address)
  const release = await holdUploads(page)
  await files(page).setInputFiles([videoFile('turning.webm'), drawing('jar.svg')])
  await page.getByRole('button', { name: 'Stop uploading “turning.webm”' }).click()
  release()
  await page.getByLabel('Alternative text 1').waitFor()
  await save(page)
  expect((await product.gallery()).map(({ mediaType }) => mediaType)).toEqual(['image'])
  expect(await page.getByRole('alert').filter({ hasText: 'was not added' }).count()).toBe(0)
})

test('the list of products shows the still of a video', async () => {
  const name = `Listed ${Date.now()}`
  const product = await newProduct(name)
  await addVideo(product.id)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products?q=${encodeURIComponent(name)}`)
  const still = page.getByRole('row', { name }).locator('.thumbnail img')
  await still.waitFor()
  await expect
    .poll(() => still.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
})
