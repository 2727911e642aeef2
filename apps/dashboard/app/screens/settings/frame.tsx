import type { SiteSettings } from '@vitrine/contract/sites'
import type { ReactNode } from 'react'
import type { OperationName } from '../../api/client.ts'
import { links, type SettingsSection } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { FormPage, type FormPageProps } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import './settings.css'

const sections: readonly SettingsSection[] = [
  'general',
  'currencies',
  'signIn',
  'providers',
  'mail',
  'mailTexts',
  'phone',
  'branding',
  'search',
  'feeds',
  'checkout',
  'redirects',
]

/** The tabs of the settings. */
export function SettingsTabs({ here }: { readonly here: SettingsSection }) {
  const { settings } = useMessages()
  const tabs = sections.map((section) => ({
    label: settings.sections[section],
    href: links.settings(section),
    here: section === here,
  }))
  return <Tabs label={settings.title} tabs={tabs} />
}

interface WithSettingsProps {
  readonly here: SettingsSection
  readonly children: (settings: SiteSettings) => ReactNode
}

/** Loads the settings before it renders the form. */
export function WithSettings({ here, children }: WithSettingsProps) {
  const { settings, shell } = useMessages()
  const result = useOperation('sites.getSettings', {})
  if (result.data) return children(result.data.settings)
  return (
    <>
      <PageHeader title={settings.title} />
      <SettingsTabs here={here} />
      {result.error ? (
        <Failure error={result.error} onRetry={() => result.refetch()} />
      ) : (
        <Skeleton rows={5} label={shell.loading} />
      )}
    </>
  )
}

interface SectionState {
  readonly dirty: boolean
  readonly busy: boolean
  readonly errors: FormPageProps['errors']
  readonly remoteChange?: FormPageProps['remoteChange']
  readonly failure: unknown
  readonly save: () => void
}
interface SectionPageProps {
  readonly here: SettingsSection
  readonly section: SectionState
  /** The operation of the save, if it is not that of the settings. */
  readonly saveOperation?: OperationName
  readonly text?: string
  /** Below the fields: actions independent of the save, with their own permissions. */
  readonly below?: ReactNode
  readonly preview?: ReactNode
  readonly children: ReactNode
}

/** A form of the settings with the tabs. */
export function SectionPage(props: SectionPageProps) {
  const { here, section, text, preview, children } = props
  const { settings } = useMessages()
  return (
    <FormPage
      title={settings.title}
      tabs={<SettingsTabs here={here} />}
      {...(text ? { text } : {})}
      dirty={section.dirty}
      busy={section.busy}
      errors={section.errors}
      remoteChange={section.remoteChange}
      failure={section.failure}
      saveOperation={props.saveOperation ?? 'sites.updateSettings'}
      onSave={section.save}
      below={props.below}
      preview={preview}
    >
      {children}
    </FormPage>
  )
}
