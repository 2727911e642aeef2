import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { ChipsField } from '../../shared/chips-field.tsx'
import { CollapsibleSection } from '../../shared/collapsible-section.tsx'
import { Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { replaced } from './form-items.ts'
import type { PartProps } from './parts.ts'
import { isPlain, newTag, type SeoForm, type TagForm } from './seo-form.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** The text of a description, without tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** Approximates the slug that the server generates; it adds a number to taken ones. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]|\u{FE0F}|\u{20E3}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')

const MAX_KEYWORDS = 5
const MAX_TAGS = 50

interface SeoProps extends PartProps {
  /** Its stored slug; undefined for a new product. */
  readonly storedSlug: string | undefined
}

/** Title, description and address for search engines, with a preview. */
export function Seo({ form, errors, set, storedSlug }: SeoProps) {
  const { listing, field } = useMessages()
  const { seo, slug } = form
  const change = (part: Partial<SeoForm>) => set({ seo: { ...seo, ...part } })
  const isMoved = storedSlug !== undefined && slug.trim() !== '' && slug !== storedSlug
  const isBad = Object.keys(errors).some((path) => path === 'slug' || path.startsWith('seo.'))
  const readWord = (text: string) =>
    [...text].length > 100 ? { problem: field.tooLong({ max: 100 }) } : { value: text }
  return (
    <CollapsibleSection
      title={listing.title}
      summary={isPlain(seo) ? listing.none : listing.own}
      isBad={isBad}
    >
      <ResultPreview form={form} />
      <TextField
        label={listing.pageTitle}
        hint={listing.pageTitleHint}
        name="seoTitle"
        autoComplete="off"
        dir="auto"
        placeholder={form.name}
        value={seo.title}
        error={errors['seo.title']}
        onText={(title) => change({ title })}
      />
      <TextArea
        label={listing.text}
        hint={listing.textHint}
        rows={3}
        dir="auto"
        value={seo.text}
        error={errors['seo.text']}
        onText={(text) => change({ text })}
      />
      <TextField
        label={listing.slug}
        hint={isMoved ? listing.slugMoved : listing.slugHint}
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix="/products/"
        placeholder={slugFrom(form.name)}
        value={slug}
        error={errors.slug}
        onText={(text) => set({ slug: text })}
      />
      <ChipsField
        label={listing.keywords}
        hint={listing.keywordsHint}
        values={seo.keywords}
        max={MAX_KEYWORDS}
        parse={readWord}
        onValues={(keywords) => change({ keywords })}
      />
      <Switch
        label={listing.hidden}
        hint={listing.hiddenHint}
        checked={seo.hidden}
        onChecked={(hidden) => change({ hidden })}
      />
      <Switch
        label={listing.redirect}
        hint={listing.redirectHint}
        checked={seo.redirect}
        onChecked={(redirect) => change({ redirect })}
      />
      <Tags tags={seo.tags} errors={errors} onTags={(tags) => change({ tags })} />
    </CollapsibleSection>
  )
}

/** A preview of a search result: address, title and description. */
function ResultPreview({ form: { seo, name, slug, description } }: Pick<PartProps, 'form'>) {
  const { listing, product } = useMessages()
  const plain = useMemo(() => plainText(description), [description])
  return (
    <figure className="result">
      <figcaption>{listing.preview}</figcaption>
      <span className="result-address" dir="ltr">
        {`${globalThis.location?.host ?? ''} › products › ${slug.trim() || slugFrom(name)}`}
      </span>
      <span className="result-title" dir="auto">
        {seo.title.trim() || name.trim() || product.noName}
      </span>
      <span className="result-text" dir="auto">
        {seo.text.trim() || plain || listing.empty}
      </span>
    </figure>
  )
}

interface TagsProps {
  readonly tags: readonly TagForm[]
  readonly errors: PartProps['errors']
  readonly onTags: (tags: readonly TagForm[]) => void
}

function Tags({ tags, errors, onTags }: TagsProps) {
  const { listing } = useMessages()
  return (
    <fieldset className="seo-tags">
      <legend>{listing.more}</legend>
      <p className="field-hint">{listing.moreHint}</p>
      {tags.map((tag, at) => (
        <div key={tag.key} className="seo-tag">
          {tag.isFixed ? (
            <FixedTag tag={tag} />
          ) : (
            <MetaTag
              tag={tag}
              error={errors[`seo.tags.${at}`]}
              onChange={(part) => onTags(replaced(tags, tag.key, part))}
            />
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={listing.removeTag({ name: tag.name || listing.tagKinds[tag.kind] })}
            onClick={() => onTags(tags.filter((one) => one !== tag))}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </div>
      ))}
      {tags.length < MAX_TAGS && (
        <button type="button" className="button" onClick={() => onTags([...tags, newTag()])}>
          <Plus aria-hidden="true" />
          {listing.addTag}
        </button>
      )}
    </fieldset>
  )
}

interface MetaTagProps {
  readonly tag: TagForm
  readonly error: string | undefined
  readonly onChange: (change: Partial<TagForm>) => void
}

function MetaTag({ tag: { name, content }, error, onChange }: MetaTagProps) {
  const { listing } = useMessages()
  return (
    <>
      <TextField
        label={listing.tagName}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="og:type"
        maxLength={100}
        value={name}
        error={error}
        onText={(text) => onChange({ name: text })}
      />
      <TextField
        label={listing.tagContent}
        autoComplete="off"
        dir="auto"
        maxLength={1000}
        value={content}
        onText={(text) => onChange({ content: text })}
      />
    </>
  )
}

function FixedTag({ tag: { kind, name, content, stored } }: { readonly tag: TagForm }) {
  const { listing } = useMessages()
  return (
    <p className="seo-fixed">
      <strong>
        {listing.tagKinds[kind]}
        {name && <bdi> · {name}</bdi>}
        {stored?.disabled && ` (${listing.tagOff})`}
      </strong>
      <span className="mute" dir="auto">
        {content}
      </span>
      <span className="field-hint">{listing.fixedTag}</span>
    </p>
  )
}
