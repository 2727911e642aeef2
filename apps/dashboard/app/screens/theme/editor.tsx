import { densities, pictureRatios, radii, typePairNames } from '@vitrine/theme'
import { SelectField, Switch } from '../../shared/fields.tsx'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { ColourFields } from './colour-fields.tsx'
import { formOf, type StoredTheme, type ThemeForm } from './form.ts'
import { LogoSection } from './logo-section.tsx'
import { PresetCards } from './preset-cards.tsx'
import { ThemePreview } from './preview.tsx'
import { PublishSection } from './publish-section.tsx'
import { TextFields } from './text-fields.tsx'
import { useTheme } from './use-theme.ts'
import './theme.css'

/** Edits the theme of the shop, next to a preview of the draft. */
export function ThemeEditor({ stored }: { readonly stored: StoredTheme }) {
  const { themeEditor: texts } = useMessages()
  const state = useForm(formOf(stored))
  const { form, set, errors, dirty } = state
  useUnsavedChangesGuard(texts.title, state.hasUnsavedChanges)
  const theme = useTheme(stored, state)
  return (
    <FormPage
      title={texts.title}
      text={texts.text}
      dirty={dirty}
      busy={theme.busy}
      saveLabel={texts.save}
      errors={errors}
      remoteChange={state.remoteChange}
      failure={theme.failure}
      saveOperation="theme.saveThemeDraft"
      onSave={() => void theme.save()}
      below={<LogoSection />}
      preview={
        <>
          <PublishSection stored={stored} isDirty={dirty} theme={theme} />
          <ThemePreview revision={stored.revision} isBehind={dirty} />
        </>
      }
    >
      <Section title={texts.preset} hint={texts.presetHint}>
        <PresetCards chosen={form.preset} onPreset={(preset) => set({ ...fresh, preset })} />
      </Section>
      <ColourFields form={form} errors={errors} onColours={(colours) => set({ colours })} />
      <ShapeFields form={form} onChange={set} />
      <Section title={texts.lists}>
        <Switch
          label={texts.quickLook}
          hint={texts.quickLookHint}
          checked={form.quickLook}
          onChecked={(quickLook) => set({ quickLook })}
        />
      </Section>
      <TextFields form={form} errors={errors} onTexts={(texts) => set({ texts })} />
    </FormPage>
  )
}

/** Everything as the preset has it; texts stay. */
const fresh = {
  typePair: '',
  radius: '',
  pictureRatio: '',
  density: '',
  colours: {
    'light.paper': '',
    'light.ink': '',
    'light.accent': '',
    'dark.paper': '',
    'dark.ink': '',
    'dark.accent': '',
  },
} as const

interface ShapeFieldsProps {
  readonly form: ThemeForm
  readonly onChange: (change: Partial<ThemeForm>) => void
}

function ShapeFields({ form, onChange }: ShapeFieldsProps) {
  const { themeEditor: texts } = useMessages()
  const asPreset = ['', texts.asPreset] as const
  return (
    <Section title={texts.shape}>
      <div className="theme-pair">
        <SelectField
          label={texts.typePair}
          value={form.typePair}
          options={[asPreset, ...typePairNames.map((one) => [one, texts.typePairs[one]] as const)]}
          onValue={(typePair) => onChange({ typePair })}
        />
        <SelectField
          label={texts.radius}
          value={form.radius}
          options={[asPreset, ...radii.map((one) => [String(one), texts.radii[one]] as const)]}
          onValue={(radius) => onChange({ radius })}
        />
        <SelectField
          label={texts.pictureRatio}
          value={form.pictureRatio}
          options={[asPreset, ...pictureRatios.map((one) => [one, texts.ratios[one]] as const)]}
          onValue={(pictureRatio) => onChange({ pictureRatio })}
        />
        <SelectField
          label={texts.density}
          value={form.density}
          options={[asPreset, ...densities.map((one) => [one, texts.densities[one]] as const)]}
          onValue={(density) => onChange({ density })}
        />
      </div>
    </Section>
  )
}
