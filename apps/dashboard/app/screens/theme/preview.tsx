import { schemes } from '@vitrine/theme'
import { useRef, useState } from 'react'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { useScale } from '../../shared/use-scale.ts'

const widths = { desktop: 1440, phone: 390 } as const
type View = keyof typeof widths
const HEIGHT = 720

const places = ['home', 'collection', 'product', 'cart'] as const
type Place = (typeof places)[number]

interface ThemePreviewProps {
  /** The revision of the theme: a new one reloads the preview. */
  readonly revision: number
  /** Something chosen is not in it yet. */
  readonly isBehind: boolean
}

/** The shop itself with the saved draft of its look, scaled to the place there is. */
export function ThemePreview({ revision, isBehind }: ThemePreviewProps) {
  const { themeEditor: texts } = useMessages()
  const [view, setView] = useState<View>('desktop')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const [place, setPlace] = useState<Place>('home')
  const result = useOperation('theme.createThemePreview', {})
  const home = useOperation('shop.homePage', {})
  const product = home.data?.newest[0]?.slug
  const frame = useRef<HTMLDivElement>(null)
  const scale = useScale(frame, widths[view])
  const url = result.data?.url
  const paths: Record<Place, string> = {
    home: '/',
    collection: links.shopCollection('all-products'),
    product: product === undefined ? '/' : links.shopProduct(product),
    cart: '/cart',
  }
  const shown = places.filter((one) => one !== 'product' || product !== undefined)
  return (
    <section className="theme-preview" aria-label={texts.preview}>
      <div className="theme-pair">
        <SelectField
          label={texts.place}
          value={place}
          options={shown.map((one) => [one, texts.places[one]] as const)}
          onValue={setPlace}
        />
        <SelectField
          label={texts.width}
          value={view}
          options={(['desktop', 'phone'] as const).map((one) => [one, texts.widths[one]] as const)}
          onValue={setView}
        />
        <SelectField
          label={texts.scheme}
          value={scheme}
          options={schemes.map((one) => [one, texts.schemes[one]] as const)}
          onValue={setScheme}
        />
      </div>
      {isBehind && <p className="notice">{texts.previewBehind}</p>}
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      <div ref={frame} className="theme-frame" data-view={view}>
        {url && (
          <iframe
            key={`${revision} ${scheme} ${place}`}
            title={texts.preview}
            // The shop works without scripts; links within would lead nowhere.
            sandbox="allow-same-origin"
            src={links.themePreview(url, paths[place], scheme)}
            style={{
              width: widths[view],
              height: HEIGHT / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  )
}
