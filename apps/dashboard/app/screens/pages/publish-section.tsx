import { Status } from '@vitrine/ui/status'
import { useState } from 'react'
import { links } from '../../links.ts'
import { MomentField } from '../../shared/date-field.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { isHomePage, type StoredPage } from './form.ts'
import { shownAt, usePageText } from './use-page-texts.ts'
import type { PublishActions } from './use-publishing.ts'

interface PublishSectionProps {
  readonly page: StoredPage
  readonly isDirty: boolean
  readonly busy: boolean
  readonly publishing: PublishActions
}

export const stateTones = {
  DEFAULT: 'quiet',
  DRAFT: 'quiet',
  PUBLISHED: 'good',
  CHANGED: 'warn',
} as const

/** Whether visitors see the page, with actions that change it. */
export function PublishSection({ page, isDirty, busy, publishing }: PublishSectionProps) {
  const pages = usePageText(page)
  const language = useLanguage()
  const { state, publishDate } = page
  const canPublish = !busy && (isDirty || state !== 'PUBLISHED')
  return (
    <Section title={pages.publishing}>
      <p>
        <Status tone={stateTones[state]}>{pages.states[state]}</Status>
      </p>
      {publishDate && (
        <p>{pages.scheduled({ date: formatDateTime(new Date(publishDate), language) })}</p>
      )}
      <IfAllowed call="pages.publishPage">
        <div className="page-publish">
          <button
            type="button"
            className="button"
            disabled={!canPublish}
            onClick={publishing.publish}
          >
            {isDirty ? pages.saveAndPublish : pages.publish}
          </button>
          {page.published && (
            <button
              type="button"
              className="link-button"
              disabled={busy}
              onClick={publishing.unpublish}
            >
              {isHomePage(page) ? pages.unpublishHome : pages.unpublish}
            </button>
          )}
        </div>
        {page.revision > 0 && !isDirty && (
          <Schedule publishDate={publishDate} busy={busy} onDate={publishing.schedule} />
        )}
      </IfAllowed>
      <div className="page-publish">
        {page.published && (
          <a href={shownAt(page)} target="_blank" rel="noopener">
            {pages.view}
          </a>
        )}
        {page.revision > 0 && (
          <Link href={links.history({ kind: 'page', thing: page.id })}>{pages.history}</Link>
        )}
        {page.revision > 0 && !isHomePage(page) && (
          <IfAllowed call="pages.deletePage">
            <button
              type="button"
              className="link-button"
              disabled={busy}
              onClick={publishing.remove}
            >
              {pages.delete}
            </button>
          </IfAllowed>
        )}
      </div>
    </Section>
  )
}

interface ScheduleProps {
  readonly publishDate: StoredPage['publishDate']
  readonly busy: boolean
  readonly onDate: (date: string | null) => void
}

function Schedule({ publishDate, busy, onDate }: ScheduleProps) {
  const { pages } = useMessages()
  const [typed, setTyped] = useState('')
  if (publishDate) {
    return (
      <button type="button" className="link-button" disabled={busy} onClick={() => onDate(null)}>
        {pages.cancelDate}
      </button>
    )
  }
  return (
    <div className="page-schedule">
      <MomentField
        label={pages.schedule}
        hint={pages.scheduleHint}
        value={typed}
        onText={setTyped}
      />
      <button
        type="button"
        className="button"
        disabled={busy || typed === ''}
        onClick={() => onDate(new Date(typed).toISOString())}
      >
        {pages.setDate}
      </button>
    </div>
  )
}
