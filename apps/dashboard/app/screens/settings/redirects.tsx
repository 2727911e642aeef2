import type { SiteSettings } from '@vitrine/contract/sites'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import {
  commonValues,
  exampleOf,
  type RedirectName,
  redirectNames,
  redirectsSpec,
  redirectValues,
} from './redirects-spec.ts'
import { useSection } from './use-section.ts'

export const RedirectsRoute = () => (
  <WithSettings here="redirects">{(settings) => <Redirects settings={settings} />}</WithSettings>
)

function Redirects({ settings }: { readonly settings: SiteSettings }) {
  const { redirectSettings } = useMessages()
  const section = useSection(redirectsSpec, settings)
  const { form, errors, set } = section
  return (
    <SectionPage
      here="redirects"
      section={section}
      text={redirectSettings.text}
      preview={<Placeholders />}
    >
      {redirectNames.map((name) => (
        <Template
          key={name}
          name={name}
          value={form[name]}
          error={errors[name]}
          onText={(text) => set({ [name]: text.trim() })}
        />
      ))}
    </SectionPage>
  )
}

interface TemplateProps {
  readonly name: RedirectName
  readonly value: string
  readonly error: string | undefined
  readonly onText: (text: string) => void
}

function Template({ name, value, error, onText }: TemplateProps) {
  const { redirectSettings } = useMessages()
  const { label, hint } = redirectSettings.templates[name]
  const example = exampleOf(value)
  return (
    <Section title={label} hint={hint}>
      <TextField
        hideLabel
        type="text"
        inputMode="url"
        name={name}
        label={label}
        className="address"
        autoComplete="off"
        spellCheck={false}
        placeholder={redirectSettings.placeholder}
        value={value}
        {...(error ? { error } : {})}
        {...(example ? { hint: redirectSettings.example({ address: example }) } : {})}
        onText={onText}
      />
      <p className="values">
        {redirectValues[name].map((one) => (
          <code key={one}>{`{${one}}`}</code>
        ))}
      </p>
    </Section>
  )
}

/** Explains the placeholders. */
function Placeholders() {
  const { redirectSettings } = useMessages()
  const names = [...new Set([...Object.values(redirectValues).flat(), ...commonValues])]
  return (
    <figure className="preview">
      <figcaption>{redirectSettings.placeholders}</figcaption>
      <p>{redirectSettings.placeholdersText}</p>
      <dl className="placeholder-list">
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{redirectSettings.names[name]}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
