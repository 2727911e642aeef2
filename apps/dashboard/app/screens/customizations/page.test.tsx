import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import type { Customization } from './form.ts'
import { CustomizationsPage, type CustomizationsPageProps } from './page.tsx'

const glaze: Customization = {
  id: 'c1',
  revision: 1,
  name: 'Glaze',
  key: 'Glaze',
  freeText: null,
  productCount: 1234,
  createdDate: new Date(0),
  updatedDate: new Date(0),
  kind: 'OPTION',
  renderType: 'SWATCH_CHOICES',
  choiceOrder: 'DEFAULT',
  choices: Array.from({ length: 8 }, (_, at) => ({
    id: `choice-${at}`,
    name: `Shade ${at}`,
    key: `Shade ${at}`,
    choiceType: 'ONE_COLOR',
    colorCode: '#1b4d5c',
    colorCodes: [],
    image: null,
    displayImage: null,
    addedPrice: null,
    primaryChoiceIds: [],
    productCount: 0,
  })),
}
const page = (props: Partial<CustomizationsPageProps>) => (
  <CustomizationsPage
    search={{ q: '', kind: '', page: 1 }}
    customizations={[glaze]}
    total={1}
    onNew={() => {}}
    onChange={() => {}}
    onDelete={() => {}}
    {...props}
  />
)

test('a row shows its purpose, its first choices and the number of products', () => {
  expect(textOf(page({}))).toMatch(/Glaze Option Shade 0 .* Shade 5 and 2 more 1,234/)
  expect(markupOf(page({}))).toContain('fill="#1b4d5c"')
})

test('an empty list links to the first step, and a filtered one explains why it is empty', () => {
  expect(textOf(page({ customizations: [], total: 0 }))).toContain('No shared options yet')
  const filtered = { q: '', kind: 'MODIFIER', page: 1 } as const
  const text = textOf(page({ customizations: [], total: 0, search: filtered }))
  expect(text).toContain('No option has this name')
})

test('loading and errors replace the list', () => {
  expect(markupOf(page({ customizations: undefined }))).toContain('Loading')
  const text = textOf(page({ customizations: undefined, error: denied }))
  expect(text).toContain('Your role on this site does not allow this.')
})
