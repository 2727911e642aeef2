import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import type { StoredTheme } from './form.ts'
import type { ThemeActions } from './use-theme.ts'

interface PublishSectionProps {
  readonly stored: StoredTheme
  readonly isDirty: boolean
  readonly theme: ThemeActions
}

/** Whether there is an unpublished draft, and actions to publish or discard it. */
export function PublishSection({ stored, isDirty, theme }: PublishSectionProps) {
  const { themeEditor: texts } = useMessages()
  const hasDraft = stored.draft !== null
  return (
    <Section title={texts.publishing}>
      <p>
        <Status tone={hasDraft ? 'warn' : 'good'}>
          {hasDraft ? texts.states.draft : texts.states.published}
        </Status>
      </p>
      <div className="theme-publish">
        <IfAllowed call="theme.publishTheme">
          <button
            type="button"
            className="button"
            disabled={theme.busy || (!hasDraft && !isDirty)}
            onClick={() => void theme.publish()}
          >
            {isDirty ? texts.saveAndPublish : texts.publish}
          </button>
          {hasDraft && (
            <button
              type="button"
              className="link-button"
              disabled={theme.busy}
              onClick={() => void theme.discard()}
            >
              {texts.discard}
            </button>
          )}
        </IfAllowed>
        <a href={links.shop()} target="_blank" rel="noopener">
          {texts.view}
        </a>
        {stored.revision > 0 && (
          <Link href={links.history({ kind: 'theme', thing: 'theme' })}>{texts.history}</Link>
        )}
      </div>
    </Section>
  )
}
