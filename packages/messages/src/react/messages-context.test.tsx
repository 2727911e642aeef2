import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createMessages } from '../index.ts'
import { MessagesProvider, useMessages } from './index.ts'

const en = { close: 'Close' } as const
const english = createMessages(en, 'en')
const german = createMessages<typeof en>({ close: 'Schließen' }, 'de')

const Close = () => useMessages(english).close
const Strict = () => useMessages<typeof english>().close

test('components use the language of the provider, otherwise their fallback', () => {
  expect(renderToStaticMarkup(<Close />)).toBe('Close')
  expect(
    renderToStaticMarkup(
      <MessagesProvider messages={german}>
        <Close />
        <Strict />
      </MessagesProvider>,
    ),
  ).toBe('SchließenSchließen')
})

test('without a provider and a fallback it is an error', () => {
  expect(() => renderToStaticMarkup(<Strict />)).toThrow('no MessagesProvider')
})
