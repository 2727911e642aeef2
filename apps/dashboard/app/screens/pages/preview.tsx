import { useRef, useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { useScale } from '../../shared/use-scale.ts'
import type { StoredPage } from './form.ts'

const widths = { desktop: 1280, phone: 390 } as const
type View = keyof typeof widths
const HEIGHT = 720

interface PagePreviewProps {
  readonly page: StoredPage
  /** Something typed is not in it yet. */
  readonly isBehind: boolean
  /** Such as `de`; empty while it is not known. */
  readonly language: string
}

/** The saved draft as the shop shows it, scaled to the place there is. */
export function PagePreview({ page, isBehind, language }: PagePreviewProps) {
  const { pages } = useMessages()
  const [view, setView] = useState<View>('desktop')
  const result = useOperation('pages.createPagePreview', { id: page.id })
  const place = useRef<HTMLDivElement>(null)
  const scale = useScale(place, widths[view])
  const url = result.data?.url
  return (
    <section className="page-preview" aria-label={pages.preview}>
      <SelectField
        label={pages.width}
        value={view}
        options={(['desktop', 'phone'] as const).map((one) => [one, pages.widths[one]])}
        onValue={setView}
      />
      {isBehind && <p className="notice">{pages.previewSaved}</p>}
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      <div ref={place} className="page-frame" data-view={view}>
        {url && (
          <iframe
            key={`${page.revision} ${language}`}
            title={pages.preview}
            // The shop works without scripts; links within would lead nowhere.
            sandbox="allow-same-origin"
            src={language === '' ? url : `${url}?lang=${language}`}
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
