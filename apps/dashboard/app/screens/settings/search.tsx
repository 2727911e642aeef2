import type { SiteSettings } from '@vitrine/contract/sites'
import { wordsOf } from '../../scaffold/failure.tsx'
import { TextArea } from '../../scaffold/fields.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { SectionPage, WithSettings } from './frame.tsx'
import { groupsOf, searchSpec } from './synonyms.ts'
import { useSection } from './use-section.ts'

export const SearchRoute = () => (
  <WithSettings here="search">{(settings) => <Search settings={settings} />}</WithSettings>
)

function Search({ settings }: { readonly settings: SiteSettings }) {
  const { searchSettings: words } = useMessages()
  const section = useSection(searchSpec, settings)
  const { form, errors, set } = section
  return (
    <SectionPage
      here="search"
      section={section}
      below={
        <May call="search.rebuildSearchIndex">
          <Section title={words.index} hint={words.indexText}>
            <Rebuild />
          </Section>
        </May>
      }
      preview={<Meanings groups={groupsOf(form.synonyms)} />}
    >
      <Section title={words.synonyms} hint={words.synonymsText}>
        <TextArea
          quiet
          label={words.synonyms}
          hint={words.synonymsHint}
          name="synonyms"
          rows={8}
          dir="auto"
          spellCheck={false}
          placeholder={words.example}
          value={form.synonyms}
          error={errors.synonyms}
          onText={(synonyms) => set({ synonyms })}
        />
      </Section>
    </SectionPage>
  )
}

/** As many as are enough to see how it is read. */
const SHOWN = 12

function Meanings({ groups }: { readonly groups: readonly (readonly string[])[] }) {
  const { searchSettings: words, settings } = useMessages()
  return (
    <figure className="preview">
      <figcaption>{settings.preview}</figcaption>
      {groups.length === 0 && <p className="field-hint">{words.none}</p>}
      <ul className="meaning">
        {groups.slice(0, SHOWN).map(([first = '', ...others], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same
          <li key={at}>
            <bdi>{first}</bdi>
            {others.map((word) => (
              <span key={word}>
                {' = '}
                <bdi>{word}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && <p className="field-hint">{words.more(groups.length - SHOWN)}</p>}
    </figure>
  )
}

/** Happens by itself when the language changes; here for who doubts what is found. */
function Rebuild() {
  const messages = useMessages()
  const { searchSettings: words } = messages
  const tell = useTell()
  const rebuild = useAction('search.rebuildSearchIndex')
  const start = () =>
    rebuild.mutate(
      {},
      {
        onSuccess: () => tell({ text: words.rebuilding }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  return (
    <p>
      <button type="button" className="button" disabled={rebuild.isPending} onClick={start}>
        {words.rebuild}
      </button>
    </p>
  )
}
