import type { OutputOf } from '../../../api/client.ts'
import { links } from '../../../links.ts'
import { TextField } from '../../../shared/fields.tsx'
import { useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useCalls } from '../../../shared/use-calls.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { brandingSpec, DEFAULT_ACCENT, isColour } from '../../settings/branding-spec.ts'
import { checkForm, errorsOf, readForm, type SettingsForm } from '../../settings/spec.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { staleReads, WithReads } from './with-reads.tsx'

type LookForm = SettingsForm<typeof brandingSpec>

export function LookStep(props: StepProps) {
  const settings = useOperation('sites.getSettings', {})
  return (
    <WithReads reads={[settings]}>
      {settings.data && <LookFields {...props} settings={settings.data.settings} />}
    </WithReads>
  )
}

interface LookFieldsProps extends StepProps {
  readonly settings: OutputOf<'sites.getSettings'>['settings']
}

function LookFields({ settings, onSaved }: LookFieldsProps) {
  const messages = useMessages()
  const { setup, action, brandingSettings: texts } = messages
  const saving = useCalls<LookForm>(
    async (call, { logoUrl, accentColor }) => {
      await call('sites.updateSettings', { settings: { branding: { logoUrl, accentColor } } })
    },
    { invalidates: [...staleReads, 'sites.getSettings'] },
  )
  const refused = saving.error ? errorsOf(brandingSpec, saving.error, messages) : {}
  const { form, set, errors, dirty, submit } = useDialogForm<LookForm>({
    initialForm: () => readForm(brandingSpec, settings),
    validate: (typed) => checkForm(brandingSpec, typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => saving.mutate(typed, { onSuccess: onSaved }),
  })
  return (
    <StepForm
      title={setup.steps.LOOK.title}
      submitLabel={action.save}
      busy={saving.isPending}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.error}
      saveOperation="sites.updateSettings"
      more={<Link href={links.settings('branding')}>{setup.look.more}</Link>}
      onSubmit={submit}
    >
      <label className="setup-colour">
        <span>{texts.accent}</span>
        <input
          type="color"
          value={isColour(form.accentColor) ? form.accentColor : DEFAULT_ACCENT}
          onChange={(event) => set({ accentColor: event.target.value })}
        />
      </label>
      <TextField
        label={texts.logo}
        hint={texts.logoHint}
        type="url"
        autoComplete="off"
        value={form.logoUrl}
        {...(errors.logoUrl && { error: errors.logoUrl })}
        onText={(logoUrl) => set({ logoUrl: logoUrl.trim() })}
      />
    </StepForm>
  )
}
