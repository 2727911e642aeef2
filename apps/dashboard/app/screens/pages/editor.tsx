import { legalKindOf, type PageLanguage } from '@vitrine/contract/pages'
import { useState } from 'react'
import { errorCodeOf } from '../../shared/error-code.ts'
import { TextArea, TextField } from '../../shared/fields.tsx'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { type FormState, useForm } from '../../shared/use-form.ts'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { ArticleFields } from './article-fields.tsx'
import {
  checkPage,
  contentOf,
  formOf,
  isHomePage,
  type PageForm,
  refusalsOf,
  requestOf,
  type StoredPage,
  slugOf,
} from './form.ts'
import { LanguageField } from './language-field.tsx'
import { LegalSection } from './legal-section.tsx'
import { reads } from './page-reads.ts'
import { PagePreview } from './preview.tsx'
import { PublishSection } from './publish-section.tsx'
import { SectionList } from './section-list.tsx'
import { TranslationFields } from './translation-fields.tsx'
import { languageShown, mainLanguageOf } from './translation-form.ts'
import { placesOf, shownAt, usePageText } from './use-page-texts.ts'
import { nameOf, usePublishing } from './use-publishing.ts'
import './pages.css'

/** Edits a page or an article, next to a preview of the draft. */
export function PageEditor({ page }: { readonly page: StoredPage }) {
  const pages = usePageText(page)
  const state = useForm(formOf(page))
  const { form, set, errors, dirty } = state
  const isNew = page.revision === 0 && !isHomePage(page)
  const title = isNew ? pages.new : nameOf(page, pages)
  useUnsavedChangesGuard(title, state.hasUnsavedChanges)
  const saving = useSaving(page, state)
  const locale = useOperation('sites.getSettings', {}).data?.settings.locale ?? ''
  const [chosen, setChosen] = useState<PageLanguage>()
  const language = languageShown(errors, chosen)
  const { publishing, busy } = usePublishing(page, saving.saveIfDirty, () => state.markSaved())
  return (
    <FormPage
      title={title}
      backLink={<Link href={placesOf(page).list}>{pages.back}</Link>}
      dirty={dirty}
      busy={saving.busy || busy}
      isNew={isNew}
      saveLabel={pages.save}
      errors={errors}
      remoteChange={state.remoteChange}
      failure={saving.failure}
      saveOperation="pages.savePage"
      onSave={() => void saving.save()}
      preview={
        <>
          <PublishSection
            page={page}
            isDirty={dirty || isNew}
            busy={saving.busy || busy}
            publishing={publishing}
          />
          {isNew ? (
            <p className="mute">{pages.previewNew}</p>
          ) : (
            <PagePreview
              page={page}
              isBehind={dirty}
              language={language ?? mainLanguageOf(locale)}
            />
          )}
        </>
      }
    >
      {locale !== '' && (
        <LanguageField
          locale={locale}
          content={contentOf(form)}
          value={language}
          onLanguage={setChosen}
        />
      )}
      {language ? (
        <TranslationFields
          locale={locale}
          content={contentOf(form)}
          language={language}
          errors={errors}
          onTranslations={(translations) => set({ translations })}
        />
      ) : (
        <MainFields
          page={page}
          form={form}
          errors={errors}
          onChange={set}
          save={saving.saveIfDirty}
        />
      )}
    </FormPage>
  )
}

interface MainFieldsProps extends PageFieldsProps {
  readonly save: () => Promise<StoredPage | undefined>
}

/** All fields of a page in the main language of the shop. */
function MainFields({ page, form, errors, onChange, save }: MainFieldsProps) {
  return (
    <>
      {legalKindOf(page.id) && <LegalSection page={page} form={form} save={save} />}
      <PageFields page={page} form={form} errors={errors} onChange={onChange} />
      {form.article && (
        <ArticleFields
          article={form.article}
          errors={errors}
          onChange={(article) => onChange({ article })}
        />
      )}
      <SectionList
        sections={form.sections}
        errors={errors}
        onChange={(sections) => onChange({ sections })}
      />
    </>
  )
}

interface PageFieldsProps extends Pick<FormState<PageForm>, 'form' | 'errors'> {
  readonly page: StoredPage
  readonly onChange: (change: Partial<PageForm>) => void
}

function PageFields({ page, form, errors, onChange }: PageFieldsProps) {
  const { pages } = useMessages()
  const isHome = isHomePage(page)
  // Until it is saved the address follows the title.
  const isProposed = form.slug === page.slug || form.slug === slugOf(form.title)
  const follows = page.revision === 0 && isProposed
  return (
    <div className="page-fields">
      <TextField
        label={pages.fields.title}
        hint={isHome ? pages.fields.homeTitleHint : pages.fields.titleHint}
        {...(errors.title && { error: errors.title })}
        name="title"
        maxLength={120}
        dir="auto"
        value={form.title}
        onText={(title) => onChange({ title, ...(follows && { slug: slugOf(title) }) })}
      />
      {!isHome && (
        <TextField
          label={pages.fields.slug}
          hint={pages.fields.slugHint({ address: shownAt({ slug: form.slug, draft: page.draft }) })}
          {...(errors.slug && { error: errors.slug })}
          name="slug"
          maxLength={80}
          autoComplete="off"
          value={form.slug}
          onText={(slug) => onChange({ slug })}
        />
      )}
      <TextArea
        label={pages.fields.description}
        hint={pages.fields.descriptionHint}
        name="description"
        rows={2}
        maxLength={320}
        dir="auto"
        value={form.description}
        onText={(description) => onChange({ description })}
      />
    </div>
  )
}

/** Saves the form; returns the page if it succeeded. */
function useSaving(page: StoredPage, state: FormState<PageForm>) {
  const messages = useMessages()
  const { pages } = messages
  const { form, dirty, markSaved, showErrors } = state
  const showToast = useToast()
  const refresh = useInvalidate()
  const { go } = useNavigation()
  const action = useAction('pages.savePage', { invalidates: reads })
  const isNew = page.revision === 0 && !isHomePage(page)
  const save = async (): Promise<StoredPage | undefined> => {
    const problems = checkPage(page, form, messages)
    showErrors(problems)
    if (Object.keys(problems).length > 0) return undefined
    try {
      const { page: saved } = await action.mutateAsync(requestOf(page, form))
      markSaved(formOf(saved))
      showToast({ text: pages.saved })
      if (isNew) go(placesOf(saved).editor, { replace: true })
      return saved
    } catch (error) {
      showErrors(refusalsOf(error, form, messages))
      // Shows the page saved elsewhere, with the choice to overwrite it.
      void refresh(['pages.getPage'])
      return undefined
    }
  }
  const isBesideField = Object.keys(refusalsOf(action.error, form, messages)).length > 0
  const isStale = errorCodeOf(action.error) === 'INVALID_REVISION'
  return {
    save,
    saveIfDirty: async () => (dirty || isNew ? save() : page),
    busy: action.isPending,
    failure: isBesideField || isStale ? undefined : action.error,
  }
}
