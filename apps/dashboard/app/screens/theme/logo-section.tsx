import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { MediaButtons } from '../media/media-buttons.tsx'

/** The logo of the settings, by file. It is no part of the draft. */
export function LogoSection() {
  const { themeEditor: texts } = useMessages()
  const showToast = useToast()
  const settings = useOperation('sites.getSettings', {})
  const action = useAction('sites.updateSettings', {
    invalidates: ['sites.getSettings', 'theme.createThemePreview'],
  })
  const { name = '', branding } = settings.data?.settings ?? {}
  const put = (logoUrl: string) =>
    action.mutate(
      { settings: { branding: { logoUrl } } },
      { onSuccess: () => showToast({ text: texts.logoSaved }) },
    )
  return (
    <Section title={texts.logo} hint={texts.logoHint}>
      {branding?.logoUrl && (
        <img
          className="theme-logo"
          src={branding.logoUrl}
          alt={name}
          referrerPolicy="no-referrer"
        />
      )}
      <IfAllowed call="sites.updateSettings">
        <div className="picture-actions">
          <MediaButtons
            kind="image"
            label={texts.uploadLogo}
            name={texts.uploadLogo}
            onMedia={({ url }) => put(url)}
          />
          {branding?.logoUrl && (
            <button type="button" className="link-button" onClick={() => put('')}>
              {texts.removeLogo}
            </button>
          )}
        </div>
      </IfAllowed>
      {action.error && <Failure error={action.error} />}
    </Section>
  )
}
