import { createMessages } from '@vitrine/messages'
import { MessagesProvider } from '@vitrine/messages/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import * as ui from './index.ts'

const html = (node: ReactNode) => renderToStaticMarkup(node)
/** An attribute of the first element with this tag. */
const attribute = (markup: string, element: string, name: string) =>
  new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`).exec(markup)?.[1]

describe('fields', () => {
  const kinds = {
    input: <ui.TextField label="E-mail" hint="We write once." error="There is no @ in it." />,
    textarea: (
      <ui.TextAreaField label="E-mail" hint="We write once." error="There is no @ in it." />
    ),
    select: (
      <ui.SelectField label="E-mail" hint="We write once." error="There is no @ in it.">
        <option>one</option>
      </ui.SelectField>
    ),
  }

  test.each(Object.entries(kinds))('%s has its label, its error and its hint', (kind, node) => {
    const markup = html(node)
    const id = attribute(markup, kind, 'id')
    expect(id).toBeTruthy()
    expect(attribute(markup, 'label', 'for')).toBe(id)
    expect(attribute(markup, kind, 'aria-invalid')).toBe('true')
    const described = attribute(markup, kind, 'aria-describedby')?.split(' ') ?? []
    expect(described).toEqual([`${id}-error`, `${id}-hint`])
    for (const target of described) expect(markup).toContain(`id="${target}"`)
  })

  test('a field without hint and error describes nothing', () => {
    expect(html(<ui.TextField label="Name" />)).not.toMatch(/aria-(describedby|invalid)/)
  })

  test('a password is hidden, recognized by password managers, and can be shown', () => {
    const markup = html(<ui.PasswordField label="Password" name="password" />)
    expect(attribute(markup, 'input', 'type')).toBe('password')
    expect(attribute(markup, 'input', '(?:autoComplete|autocomplete)')).toBe('current-password')
    expect(attribute(markup, 'button', 'aria-label')).toBe('Show password')
    expect(attribute(markup, 'button', 'type')).toBe('button')
  })
})

describe('choices', () => {
  const markup = html(
    <ui.ChoiceGroup
      legend="Size"
      name="size"
      defaultValue="m"
      options={[
        { value: 'm', label: '2 l' },
        { value: 'l', label: '4 l', unavailable: 'Sold out until May.' },
      ]}
    />,
  )

  test('are real radios of one name in a named group', () => {
    expect(markup).toMatch(/^<fieldset[^>]*><legend[^>]*>Size/)
    expect(markup.match(/type="radio"/g)).toHaveLength(2)
    expect(markup.match(/name="size"/g)).toHaveLength(2)
    expect(markup).toMatch(/<input[^>]*checked=""[^>]*value="m"/)
  })

  test('an unavailable one can be focused and shows why', () => {
    const [, reason] = /aria-describedby="([^"]+)"[^>]*value="l"/.exec(markup) ?? []
    expect(markup).not.toContain('disabled')
    expect(markup).toMatch(new RegExp(`id="${reason}"[^>]*>.*Sold out until May\\.`))
  })

  test('a colour has a name', () => {
    const discs = html(
      <ui.ChoiceGroup
        legend="Glaze"
        name="glaze"
        options={[{ value: 'c', label: 'Celadon', colour: '#7aa' }]}
      />,
    )
    expect(discs).toMatch(/fill="#7aa".*>Celadon</)
  })
})

describe('money', () => {
  test('a reduced price is announced, not only struck through', () => {
    const words = html(<ui.Money value="46.00" was="58.00" currency="USD" />).replace(
      /<[^>]+>/g,
      '',
    )
    expect(words).toBe('Was $58.00 Now $46.00')
  })

  test('a price equal to the old one is not shown as reduced', () => {
    expect(html(<ui.Money value="58.00" was="58" currency="USD" />)).not.toContain('</s>')
  })
})

describe('pictures', () => {
  const src = (width: number) => `/media/jar/${width}`
  const markup = html(<ui.Picture src={src} width={1000} height={1250} alt="A jar" sizes="50vw" />)

  test('reserve their space and never have more than the original size', () => {
    expect(attribute(markup, 'img', 'width')).toBe('1000')
    expect(attribute(markup, 'img', 'height')).toBe('1250')
    expect(markup).toContain('/media/jar/1000 1000w"')
    expect(markup).not.toContain('1080w')
    expect(attribute(markup, 'img', 'loading')).toBe('lazy')
  })

  test('the first one is loaded at once', () => {
    const first = html(<ui.Picture src={src} width={1000} height={1250} alt="" priority />)
    expect(first).toContain('fetchPriority="high"')
    expect(first).toContain('loading="eager"')
  })
})

describe('without scripts', () => {
  test('pages are links', () => {
    const markup = html(
      <ui.Pagination page={2} pages={9} href={(page) => `?page=${page}`} label="Pages" />,
    )
    expect(markup).toContain('<a class="v-page-step" href="?page=1" rel="prev"')
    expect(markup).toContain('href="?page=3" rel="next"')
    expect(markup).toMatch(/href="\?page=2" aria-label="Page 2" aria-current="page"/)
  })

  test('a filter is removed by a link that names it', () => {
    const markup = html(<ui.Chip removeHref="/objects">Stoneware</ui.Chip>)
    expect(markup).toContain('href="/objects" aria-label="Remove Stoneware"')
  })

  test('a column is sorted by a link', () => {
    const markup = html(
      <table>
        <thead>
          <tr>
            <ui.SortHeader direction="descending" href="?sort=price" numeric>
              Price
            </ui.SortHeader>
          </tr>
        </thead>
      </table>,
    )
    expect(markup).toContain('aria-sort="descending"')
    expect(markup).toContain('href="?sort=price"')
  })
})

describe('states', () => {
  test('a busy button announces it, with the same text and focus', () => {
    const markup = html(<ui.Button loading>Save</ui.Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('>Save<')
    expect(markup).toContain('Loading')
    expect(markup).not.toContain(' disabled')
  })

  test('a status has its own shape and text', () => {
    const [good, warn] = [
      html(<ui.Status tone="good">In stock</ui.Status>),
      html(<ui.Status tone="warn">Partly out</ui.Status>),
    ]
    expect(good).toContain('In stock')
    expect(attribute(good, 'path', 'd')).not.toBe(attribute(warn, 'path', 'd'))
  })

  test('a chart has its figures in a table', () => {
    const points = [{ label: 'Mon', value: 3 }]
    expect(html(<ui.Sparkline label="Visitors" points={points} />)).toMatch(
      /<caption[^>]*>Visitors<\/caption>.*Mon.*3/,
    )
    expect(
      html(<ui.BarList label="Pages" entries={[{ key: 'a', label: 'Home', value: 8 }]} />),
    ).toMatch(/<caption[^>]*>Pages<\/caption>.*Home.*8/)
  })

  test('an icon is named or hidden, and its stroke is 1.5 px at any size', () => {
    expect(html(<ui.Icon as={ui.Sun} />)).toContain('aria-hidden="true"')
    const named = html(<ui.Icon as={ui.Sun} label="Day" size={12} />)
    expect(named).toContain('aria-label="Day"')
    expect(named).not.toContain('aria-hidden')
    expect(named).toContain('stroke-width="3"')
  })
})

describe('on the server', () => {
  const everything = (
    <ui.ToastProvider>
      <ui.SkipLink>To the content</ui.SkipLink>
      <ui.Mark />
      <ui.ThemeSwitch initial="dark" />
      <ui.Breadcrumbs items={[{ label: 'Objects', href: '/' }, { label: 'Jar' }]} />
      <ui.Disclosure summary="Care">Wash by hand.</ui.Disclosure>
      <ui.Dialog open title="Delete" onClose={() => undefined}>
        Gone for good.
      </ui.Dialog>
      <ui.Sheet open={false} title="Filters" onClose={() => undefined}>
        Material
      </ui.Sheet>
      <ui.Empty title="Nothing" actions={<ui.ButtonLink href="/">Home</ui.ButtonLink>} />
      <ui.Skeleton lines={3} />
      <ui.BulkBar count={3}>Hide</ui.BulkBar>
      <ui.Checkbox label="All" mixed />
    </ui.ToastProvider>
  )

  test('everything renders without a browser and without errors', () => {
    const complaint = vi.spyOn(console, 'error')
    const markup = html(everything)
    expect(complaint).not.toHaveBeenCalled()
    expect(markup).toMatch(/<dialog[^>]*aria-labelledby="([^"]+)".*id="\1"/)
    expect(markup).toContain('aria-live="polite"')
    expect(markup).toMatch(/checked=""[^>]*value="dark"|value="dark"[^>]*checked=""/)
    expect(html(everything)).toBe(markup)
    complaint.mockRestore()
  })

  test('components use the language of their messages', () => {
    const german = createMessages({ ui: { ...ui.uiMessagesEn, close: 'Schließen' } }, 'de')
    const markup = html(<MessagesProvider messages={german}>{everything}</MessagesProvider>)
    expect(markup).toContain('aria-label="Schließen"')
    expect(markup).not.toContain('aria-label="Close"')
  })
})
