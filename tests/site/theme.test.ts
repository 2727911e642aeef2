import type { Theme, ThemeChanges } from '@vitrine/contract/theme'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
const shown = async () => (await visitor().theme.getTheme({})).theme
const noColours = { paper: null, ink: null, accent: null }
const colours = (light: Partial<Theme['colours']['light']>, dark = {}): Theme['colours'] => ({
  light: { ...noColours, ...light },
  dark: { ...noColours, ...dark },
})

/** Saves with the current revision. */
async function save(changes: ThemeChanges) {
  const { revision } = await api().theme.getStoredTheme({})
  return api().theme.saveThemeDraft({ changes, revision })
}
async function publish(changes: ThemeChanges) {
  const { revision } = await save(changes)
  return api().theme.publishTheme({ revision })
}
const brandColour = async () => (await api().sites.getSettings({})).settings.branding.accentColor

test('visitors see the gallery until a draft is published, and never the draft', async () => {
  expect(await shown()).toMatchObject({ preset: 'gallery', radius: null, texts: {} })
  const saved = await save({ preset: 'market', colours: colours({ accent: 'oklch(0.5 0.2 290)' }) })
  expect(saved.draft).toMatchObject({
    preset: 'market',
    colours: { light: { accent: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
  })
  expect((await shown()).preset).toBe('gallery')
  const published = await api().theme.publishTheme({ revision: saved.revision })
  expect(published.draft).toBeNull()
  expect(await shown()).toEqual(saved.draft)
})

test('absent parts of a change stay, and a draft equal to the published theme is none', async () => {
  await publish({ preset: 'studio', radius: 8, density: 'compact', colours: colours({}) })
  const saved = await save({ radius: 0 })
  expect(saved.draft).toMatchObject({ preset: 'studio', radius: 0, density: 'compact' })
  expect((await save({ radius: 8 })).draft).toBeNull()
})

test('the published accent is the colour of mails and documents, until the theme is removed', async () => {
  await publish({ colours: colours({ accent: '#245C3A' }) })
  expect(await brandColour()).toBe('#245c3a')
  await publish({ colours: colours({}) })
  expect(await brandColour()).toBe('')
})

test.each([
  ['light', colours({ ink: '#aaaaaa' }), 'changes.colours.light.ink', 'ink'],
  ['dark', colours({}, { ink: '#444444' }), 'changes.colours.dark.ink', 'ink'],
  ['a paper', colours({ paper: '#777777' }), 'changes.colours.light.paper', 'ink'],
  ['a button', colours({ accent: '#d24a2a' }), 'changes.colours.light.accent', 'button-label'],
])('colours in which text cannot be read are refused: %s', async (_, sent, field, text) => {
  const before = await api().theme.getStoredTheme({})
  const refusal = await save({ preset: 'gallery', colours: sent }).catch((error) => error)
  expect(refusal).toMatchObject({
    status: 400,
    code: 'THEME_CONTRAST_TOO_LOW',
    data: {
      field,
      pair: [text, expect.any(String)],
      ratio: expect.any(Number),
      least: 4.5,
      suggestion: expect.stringMatching(/^#[0-9a-f]{6}$/),
    },
  })
  expect(await api().theme.getStoredTheme({})).toEqual(before)
  const [, , scheme = 'light', role = 'ink'] = field.split('.')
  const suggested = { ...sent, [scheme]: { ...sent.light, [role]: refusal.data.suggestion } }
  if (scheme === 'light') await save({ preset: 'gallery', colours: suggested })
})

test.each(['red', '#12345', 'oklch(0.5 0.1 20 / 0.5)', 'url(x)', '}body{'])(
  'a colour in the form %s is refused with the field',
  async (accent) => {
    await expect(save({ colours: colours({ accent }) })).rejects.toMatchObject({
      code: 'THEME_COLOUR_INVALID',
      data: { field: 'changes.colours.light.accent', value: accent },
    })
  },
)

test('texts are stored by language, without blank ones', async () => {
  const texts = {
    en: { cart: ' Basket ', addToCartFor: 'Take it for {price}', soldOut: ' ' },
    de: { cart: 'Korb' },
  }
  const { draft } = await save({ texts })
  expect(draft?.texts).toEqual({
    en: { cart: 'Basket', addToCartFor: 'Take it for {price}' },
    de: { cart: 'Korb' },
  })
})

test.each([
  ['without its placeholder', { addToCartFor: 'Take it' }, { missing: ['price'], unknown: [] }],
  ['with another', { cart: 'Basket of {name}' }, { missing: [], unknown: ['name'] }],
  ['with a lone brace', { cart: 'Basket {' }, { unknown: ['{'] }],
  ['that is too long', { cart: 'x'.repeat(41) }, { maxLength: 40 }],
  ['that there is not', { toString: 'x' }, {}],
])('a text %s is refused by its key', async (_, en, data) => {
  const [key] = Object.keys(en)
  await expect(save({ texts: { en: en as Record<string, string> } })).rejects.toMatchObject({
    code: 'THEME_TEXT_INVALID',
    data: { field: `changes.texts.en.${key}`, ...data },
  })
})

test('products open in a dialog over their list until a merchant switches that off', async () => {
  expect((await shown()).quickLook).toBe(true)
  await publish({ quickLook: false })
  expect((await shown()).quickLook).toBe(false)
  await publish({ density: 'normal' })
  expect((await shown()).quickLook).toBe(false)
  await publish({ quickLook: true })
  expect((await shown()).quickLook).toBe(true)
})

test('a draft is discarded; publishing or discarding without a draft is refused', async () => {
  const { revision } = await save({ pictureRatio: '3:2', texts: {} })
  const { revision: last, draft } = await api().theme.discardThemeDraft({ revision })
  expect(draft).toBeNull()
  for (const act of ['publishTheme', 'discardThemeDraft'] as const) {
    await expect(api().theme[act]({ revision: last })).rejects.toMatchObject({
      code: 'THEME_DRAFT_MISSING',
    })
  }
})

test('a colleague’s newer change is not overwritten', async () => {
  const { revision } = await save({ density: 'airy' })
  const stale = { revision: revision - 1 }
  const refused = { code: 'INVALID_REVISION', data: { revision } }
  const { theme } = api()
  await expect(theme.saveThemeDraft({ ...stale, changes: {} })).rejects.toMatchObject(refused)
  await expect(theme.publishTheme(stale)).rejects.toMatchObject(refused)
  await expect(theme.discardThemeDraft(stale)).rejects.toMatchObject(refused)
})

test('publishing is undone in the history, with the accent of mails and the draft', async () => {
  await publish({ preset: 'gallery', colours: colours({ accent: '#245c3a' }), texts: {} })
  const next = { preset: 'market', colours: colours({ accent: '#5b2bd9' }) } as const
  await publish(next)
  expect(await brandColour()).toBe('#5b2bd9')
  const asked = { entityType: 'theme', entityId: 'theme' } as const
  const [change] = (await api().history.listHistory(asked)).entries
  expect(change).toMatchObject({ action: 'UPDATED', undoable: true })
  await api().history.undoChange({ id: change?.id ?? '' })
  expect(await shown()).toMatchObject({ preset: 'gallery' })
  expect(await brandColour()).toBe('#245c3a')
  expect((await api().theme.getStoredTheme({})).draft).toMatchObject(next)
})

test('a preview link shows the draft to everybody who has it, for twelve hours', async () => {
  await save({ preset: 'atelier' })
  const { url } = await api().theme.createThemePreview({})
  const token = url.split('/').at(-1) ?? ''
  expect(await visitor().theme.previewTheme({ token })).toMatchObject({
    theme: { preset: 'atelier' },
    frameOrigin: expect.stringMatching(/^http/),
  })
  const expired = { code: 'THEME_PREVIEW_EXPIRED', status: 404 }
  await expect(visitor().theme.previewTheme({ token: 'x.y' })).rejects.toMatchObject(expired)
  shop.clock.pass({ hours: 13 })
  await expect(visitor().theme.previewTheme({ token })).rejects.toMatchObject(expired)
})

test('other sites have themes of their own, a copy has the same one, viewers change nothing', async () => {
  await publish({ preset: 'studio' })
  const { api: viewer } = await staff.person('viewer')
  const { revision } = await viewer.theme.getStoredTheme({})
  await expect(
    viewer.theme.saveThemeDraft({ changes: { radius: 2 }, revision }),
  ).rejects.toMatchObject({ status: 403 })
  const owner = await staff.person('owner')
  const { site } = await owner.api.sites.createSite({
    site: { name: 'Other', domains: ['other.test'] },
  })
  expect((await owner.on(site.id).theme.getStoredTheme({})).published.preset).toBe('gallery')
  const { site: copy } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['copy.test'],
  })
  expect((await owner.on(copy.id).theme.getStoredTheme({})).published.preset).toBe('studio')
})
