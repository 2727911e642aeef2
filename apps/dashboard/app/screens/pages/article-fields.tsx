import { MAX_ARTICLE_PRODUCTS } from '@vitrine/contract/pages'
import { MomentField } from '../../shared/date-field.tsx'
import { TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { useProductNames, useProductSearch } from '../../shared/references.ts'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { ArticleForm } from './article-form.ts'
import { PictureField } from './picture-field.tsx'

interface ArticleFieldsProps {
  readonly article: ArticleForm
  readonly errors: Errors
  readonly onChange: (article: ArticleForm) => void
}

/** Fields of an article besides its title and sections. */
export function ArticleFields({ article, errors, onChange }: ArticleFieldsProps) {
  const { journal, pages, picker } = useMessages()
  const texts = journal.fields
  const set = (change: Partial<ArticleForm>) => onChange({ ...article, ...change })
  const chosen = useProductNames(article.productIds, picker.unnamed)
  const tagsError = errors['article.tags']
  return (
    <Section title={journal.article}>
      <div className="page-fields">
        <TextArea
          label={texts.summary}
          hint={texts.summaryHint}
          rows={3}
          maxLength={500}
          dir="auto"
          value={article.summary}
          onText={(summary) => set({ summary })}
        />
        <PictureField
          picture={article.picture}
          error={errors['article.picture.altText']}
          onPicture={(picture) => set({ picture })}
        />
        <TextField
          label={texts.author}
          maxLength={80}
          dir="auto"
          value={article.author}
          onText={(author) => set({ author })}
        />
        <MomentField
          label={texts.date}
          hint={texts.dateHint}
          error={errors['article.date']}
          value={article.date}
          onText={(date) => set({ date })}
        />
        <TextField
          label={texts.tags}
          hint={texts.tagsHint}
          {...(tagsError && { error: tagsError })}
          maxLength={1000}
          dir="auto"
          autoComplete="off"
          value={article.tags}
          onText={(tags) => set({ tags })}
        />
        <PickerField
          label={texts.products}
          placeholder={pages.findProduct}
          error={errors['article.productIds']}
          chosen={chosen}
          useSearch={useProductSearch}
          onChosen={(ids) => set({ productIds: ids.slice(0, MAX_ARTICLE_PRODUCTS) })}
        />
        <TextField
          label={texts.searchTitle}
          hint={texts.searchTitleHint}
          maxLength={120}
          dir="auto"
          value={article.searchTitle}
          onText={(searchTitle) => set({ searchTitle })}
        />
      </div>
    </Section>
  )
}
