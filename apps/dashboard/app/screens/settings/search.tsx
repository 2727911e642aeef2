import type { SiteSettings } from '@vitrine/contract/sites'
import { errorMessage } from '../../shared/failure.tsx'
import { TextArea } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { Filters } from './filter-rows.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { NothingFound } from './nothing-found.tsx'
import { groupsOf, searchSpec } from './synonyms.ts'
import { useSection } from './use-section.ts'

export const SearchRoute = () => (
  <WithSettings here="search">{(settings) => <Search settings={settings} />}</WithSettings>
)

function Search({ settings }: { readonly settings: SiteSettings }) {
  const { searchSettings } = useMessages()
  const section = useSection(searchSpec, settings)
  const { form, errors, set } = section
  return (
    <SectionPage
      here="search"
      section={section}
      below={
        <>
          <NothingFound />
          <IfAllowed call="search.rebuildSearchIndex">
            <Section title={searchSettings.index} hint={searchSettings.indexText}>
              <Rebuild />
            </Section>
          </IfAllowed>
        </>
      }
      preview={<SynonymGroups groups={groupsOf(form.synonyms)} />}
    >
      <Section title={searchSettings.synonyms} hint={searchSettings.synonymsText}>
        <TextArea
          hideLabel
          label={searchSettings.synonyms}
          hint={searchSettings.synonymsHint}
          name="synonyms"
          rows={8}
          dir="auto"
          spellCheck={false}
          placeholder={searchSettings.example}
          value={form.synonyms}
          error={errors.synonyms}
          onText={(synonyms) => set({ synonyms })}
        />
      </Section>
      <IfAllowed call="shop.getFilterSettings">
        <Filters order={form.filters} onOrder={(filters) => set({ filters })} />
      </IfAllowed>
    </SectionPage>
  )
}

/** Enough groups to show how the words are read. */
const MAX_SHOWN = 12

function SynonymGroups({ groups }: { readonly groups: readonly (readonly string[])[] }) {
  const { searchSettings, settings } = useMessages()
  return (
    <figure className="preview">
      <figcaption>{settings.preview}</figcaption>
      {groups.length === 0 && <p className="field-hint">{searchSettings.none}</p>}
      <ul className="meaning">
        {groups.slice(0, MAX_SHOWN).map(([first = '', ...others], at) => (
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
      {groups.length > MAX_SHOWN && (
        <p className="field-hint">{searchSettings.more({ n: groups.length - MAX_SHOWN })}</p>
      )}
    </figure>
  )
}

/** Happens automatically when the language changes; here for troubleshooting. */
function Rebuild() {
  const messages = useMessages()
  const { searchSettings } = messages
  const showToast = useToast()
  const rebuild = useAction('search.rebuildSearchIndex')
  const start = () =>
    rebuild.mutate(
      {},
      {
        onSuccess: () => showToast({ text: searchSettings.rebuilding }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <p>
      <button type="button" className="button" disabled={rebuild.isPending} onClick={start}>
        {searchSettings.rebuild}
      </button>
    </p>
  )
}
