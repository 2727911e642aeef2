import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import { byKeyboard } from './keyboard.ts'
import { callAsMerchant, expectAccessibleOnAllScreens } from './members.ts'
import { choosePoster, newName, newProduct, somePictures, uploadVideo } from './video-fixtures.ts'

const described = 'The jar turns once'

/** A product with a picture and a video that has a poster. */
async function createProductWithVideo(fileName = 'turning.webm') {
  const [picture = '', poster = ''] = await somePictures()
  const video = await uploadVideo(fileName, described)
  await choosePoster(video, poster)
  const name = newName('Turning jar')
  const { id, slug } = await newProduct(name, [picture, video])
  return { id, video, poster, address: `${shop.baseUrl}/products/${slug}` }
}

const videoOf = (page: Page): Locator => page.locator('video')
const playButtonOf = (page: Page): Locator =>
  page.getByRole('button', { name: `Play the video: ${described}` })
const videoPlaceholderOf = (page: Page, words: RegExp): Locator =>
  page
    .getByRole('navigation', { name: 'All pictures and videos' })
    .getByRole('link', { name: words })

const timeOf = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.currentTime)
const isPaused = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.paused)
/** Pixels of a picture that has arrived. */
const widthOf = (picture: Locator) => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)
/** Whether it is in front and has stopped moving: the strip decelerates. */
const isInPlace = (video: Locator) =>
  video.evaluate(async (one: HTMLVideoElement) => {
    const { x } = one.getBoundingClientRect()
    await new Promise((done) => requestAnimationFrame(done))
    return Math.abs(x) < 60 && Math.abs(one.getBoundingClientRect().x - x) < 1
  })
/** Two seconds are soon over. */
const restart = (video: Locator) =>
  video.evaluate((one: HTMLVideoElement) => {
    one.loop = true
  })

describe.each(Object.keys(screens) as Screen[])('a video in the shop, with a %s', (screen) => {
  test('is a still first, plays on request, can be seeked, and stops when another slide is chosen', async () => {
    const { video, poster, address } = await createProductWithVideo()
    const page = await open(screen)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith(`/media/${video}`)) answers.push(response.status())
    })
    await page.goto(address)
    await page.getByRole('region', { name: /^Pictures and videos of Turning jar/ }).waitFor()
    await playButtonOf(page).waitFor()
    const player = videoOf(page)
    expect(await player.getAttribute('poster')).toBe(`/media/${poster}/w_1280`)
    expect(await isPaused(player)).toBe(true)
    await expectAccessibleOnAllScreens(page)
    expect(answers, 'nothing of the video is loaded before somebody asks for it').toEqual([])

    await videoPlaceholderOf(page, /Video 2 of 2/).click()
    await restart(player)
    await playButtonOf(page).click()
    await expect.poll(() => timeOf(player)).toBeGreaterThan(0)
    expect(answers[0]).toBe(206)
    await expect.poll(() => playButtonOf(page).count()).toBe(0)
    expect(await page.locator('.pswp').count(), 'a video is not enlarged').toBe(0)
    await player.evaluate((one: HTMLVideoElement) => {
      one.currentTime = 1.5
    })
    await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.seeking)).toBe(false)
    expect(await isPaused(player)).toBe(false)

    await videoPlaceholderOf(page, /Picture 1 of 2/).click()
    await expect.poll(() => isPaused(player)).toBe(true)
    await expectAccessible(page)
  })

  test('is shown by its still in cards, in searches, in previews of links, and to search engines', async () => {
    const [, poster = ''] = await somePictures()
    const video = await uploadVideo('turning.webm')
    const bare = await uploadVideo('turning.webm')
    await choosePoster(video, poster)
    const name = newName('Kinetoscope')
    const { slug } = await newProduct(name, [video])
    const other = await newProduct(`${name} bare`, [bare])
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/search?q=${encodeURIComponent(name)}`)
    for (const still of [poster, bare]) {
      const card = page.locator(`.product-card img[src^="/media/${still}/w_"]`).first()
      await card.scrollIntoViewIfNeeded()
      await expect.poll(() => widthOf(card)).toBeGreaterThan(0)
    }
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'What are you looking for?' }).fill(`${name} bare`)
    const suggested = page
      .getByRole('main')
      .getByRole('option')
      .locator(`img[src^="/media/${bare}/w_"]`)
    await suggested.waitFor()
    await expect.poll(() => widthOf(suggested)).toBeGreaterThan(0)
    for (const [address, still] of [
      [slug, poster],
      [other.slug, bare],
    ]) {
      await page.goto(`${shop.baseUrl}/products/${address}`)
      const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect(preview).toBe(`${shop.baseUrl}/media/${still}/v1/fill/w_1280,h_720/still.jpg`)
      const answer = await page.request.get(preview ?? '')
      expect(answer.headers()['content-type']).toMatch(/^image\//)
      const facts = await page.locator('script[type="application/ld+json"]').first().textContent()
      expect(JSON.parse(facts ?? '').image).toEqual([`${shop.baseUrl}/media/${still}/w_1280`])
    }
  })

  test('that cannot be played shows a message, and a link to the file', async () => {
    const { video, address } = await createProductWithVideo()
    const page = await open(screen)
    await page.route(`**/media/${video}`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(address)
    await videoPlaceholderOf(page, /Video 2 of 2/).click()
    await byKeyboard(page).press(playButtonOf(page))
    const notice = page.getByRole('group', { name: described })
    await notice.getByText('This video cannot be played in this browser.').waitFor()
    const way = notice.getByRole('link', { name: 'Open the video' })
    expect(await way.getAttribute('href')).toBe(`/media/${video}`)
    await expect.poll(() => way.evaluate((one) => one === document.activeElement)).toBe(true)
    await expectAccessibleOnAllScreens(page)
  })

  test('that is still being fetched shows a message', async () => {
    const [picture = ''] = await somePictures()
    const elsewhere = `https://videos.example.invalid/${newName('never')}.mp4`
    const { slug } = await newProduct(newName('Far away'), [picture, elsewhere])
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/products/${slug}`)
    await videoPlaceholderOf(page, /Video 2 of 2/).click()
    await page.getByText('This video is not ready yet.').waitFor()
    expect(await page.getByRole('link', { name: 'Open the video' }).isVisible()).toBe(true)
    await expectAccessibleOnAllScreens(page)
  })
})

test('a video in MP4 plays as well', async () => {
  const { address } = await createProductWithVideo('turning.mp4')
  const page = await open('desktop')
  await page.goto(address)
  await playButtonOf(page).click()
  await expect.poll(() => timeOf(videoOf(page))).toBeGreaterThan(0)
})

test('a video is reached, started and stopped with the keyboard alone', async () => {
  const { address } = await createProductWithVideo()
  const page = await open('desktop')
  await page.goto(address)
  await playButtonOf(page).waitFor()
  const player = videoOf(page)
  await restart(player)
  await byKeyboard(page).press(playButtonOf(page))
  await expect.poll(() => timeOf(player)).toBeGreaterThan(0)
  await expect.poll(() => player.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(player)).toBe(true)
  await byKeyboard(page).press(videoPlaceholderOf(page, /Picture 1 of 2/))
  await expect
    .poll(() => videoPlaceholderOf(page, /Picture 1 of 2/).getAttribute('aria-current'))
    .toBe('true')
})

test('a video continues while its page shows a change', async () => {
  const { id, address } = await createProductWithVideo()
  const page = await open('desktop')
  await page.goto(address)
  await restart(videoOf(page))
  await playButtonOf(page).click()
  await expect.poll(() => timeOf(videoOf(page))).toBeGreaterThan(0)
  await callAsMerchant('PATCH', `/stores/v1/products/${id}`, {
    product: { priceData: { price: 85 } },
  })
  await page.getByText('$85.00').first().waitFor()
  expect(await isPaused(videoOf(page))).toBe(false)
  expect(await playButtonOf(page).count()).toBe(0)
})

test('the enlarged view has pictures only, and a playing video is stopped', async () => {
  const { address } = await createProductWithVideo()
  const page = await open('desktop')
  await page.goto(address)
  await restart(videoOf(page))
  await playButtonOf(page).click()
  await expect.poll(() => timeOf(videoOf(page))).toBeGreaterThan(0)
  await page.getByRole('link', { name: /^Enlarge the picture/ }).click()
  await page.locator('.pswp--open').waitFor()
  await expect.poll(() => isPaused(videoOf(page))).toBe(true)
  expect(await page.locator('.pswp__counter').textContent()).toBe('1 / 1')
})

/** Moves a finger over the screen, from a point to the left. */
async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    })
  await touch('touchStart', from.x)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.x - (by * step) / 8)
  await touch('touchEnd')
  await fingers.detach()
}

/** A point of a video, in parts of its size. */
async function pointOf(video: Locator, along: number, down: number) {
  const { x, y, width, height } = (await video.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width * along, y: y + height * down }
}

describe('on a phone', () => {
  test('a swipe on a video moves the gallery, before it plays and while it does', async () => {
    const [first = '', last = ''] = await somePictures()
    const video = await uploadVideo('turning.webm', described)
    const { slug } = await newProduct(newName('Swiped jar'), [first, video, last])
    const page = await open('phone')
    await page.goto(`${shop.baseUrl}/products/${slug}`)
    await page.locator('[data-turning]').waitFor()
    const player = videoOf(page)
    const isCurrent = (words: RegExp) => () =>
      videoPlaceholderOf(page, words).getAttribute('aria-current')
    const goToVideo = async () => {
      await videoPlaceholderOf(page, /Video 2 of 3/).click()
      await expect.poll(isCurrent(/Video 2 of 3/)).toBe('true')
      await expect.poll(() => isInPlace(player)).toBe(true)
    }

    await goToVideo()
    await swipe(page, await pointOf(player, 0.8, 0.4), 220)
    await expect.poll(isCurrent(/Picture 3 of 3/)).toBe('true')
    expect(await isPaused(player), 'a swipe is no wish to see it').toBe(true)

    await goToVideo()
    await restart(player)
    await playButtonOf(page).tap()
    await expect.poll(() => timeOf(player)).toBeGreaterThan(0)
    await swipe(page, await pointOf(player, 0.8, 0.95), 120)
    expect(await isCurrent(/Video 2 of 3/)(), 'who seeks in the video stays with it').toBe('true')
    await swipe(page, await pointOf(player, 0.8, 0.3), 220)
    await expect.poll(isCurrent(/Picture 3 of 3/)).toBe('true')
    await expect.poll(() => isPaused(player)).toBe(true)
  })

  test('a video continues while the phone is turned', async () => {
    const { address } = await createProductWithVideo()
    const page = await open('phone')
    await page.goto(address)
    await page.locator('[data-turning]').waitFor()
    await videoPlaceholderOf(page, /Video 2 of 2/).click()
    await restart(videoOf(page))
    await playButtonOf(page).tap()
    await expect.poll(() => timeOf(videoOf(page))).toBeGreaterThan(0)
    await page.setViewportSize({ width: 844, height: 390 })
    await page.locator('[data-turning]').waitFor({ state: 'detached' })
    expect(await videoOf(page).evaluate((one: HTMLVideoElement) => one.played.length)).toBe(1)
    expect(await playButtonOf(page).count()).toBe(0)
  })

  test('a choice that has a video shows it', async () => {
    const [first = '', second = ''] = await somePictures()
    const video = await uploadVideo('turning.webm', described)
    const choices = { Still: [first, second], Turning: [video] }
    const { slug } = await newProduct(newName('Chosen jar'), [first, second, video], {
      option: 'Glaze',
      choices,
    })
    const page = await open('phone')
    await page.goto(`${shop.baseUrl}/products/${slug}?Glaze=Still`)
    await page.locator('[data-turning]').waitFor()
    await videoPlaceholderOf(page, /Picture 2 of 3/).click()
    await page.locator('label', { hasText: 'Turning' }).click()
    await expect
      .poll(() => videoPlaceholderOf(page, /Video 1 of 3/).getAttribute('aria-current'))
      .toBe('true')
    await playButtonOf(page).tap()
    await expect.poll(() => timeOf(videoOf(page))).toBeGreaterThan(0)
  })
})

test('without scripts a video has the controls of the browser', async () => {
  const { address, video } = await createProductWithVideo()
  const page = await open('desktop', { scripts: false })
  await page.goto(address)
  const player = page.locator('video[controls][preload=none]')
  await player.scrollIntoViewIfNeeded()
  expect(await player.isVisible()).toBe(true)
  expect(await player.locator('source').getAttribute('src')).toBe(`/media/${video}`)
  expect(await playButtonOf(page).count()).toBe(0)
  await videoPlaceholderOf(page, /Video 2 of 2/).click()
  expect(new URL(page.url()).hash).toBe('#slide-2')
})
