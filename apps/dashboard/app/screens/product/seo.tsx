import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { ChipsField } from '../../scaffold/chips-field.tsx'
import { Switch, TextArea, TextField } from '../../scaffold/fields.tsx'
import { Folded } from '../../scaffold/folded.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { type PartProps, replaced } from './parts.ts'
import { plainText, slugFrom } from './plain-text.ts'
import { isPlain, newTag, type SeoForm, type TagForm } from './seo-form.ts'

const MOST_KEYWORDS = 5
const MOST_TAGS = 50

interface SeoProps extends PartProps {
  /** Its address as it is stored; undefined for one that is being created. */
  readonly storedSlug: string | undefined
}

/** What search engines are told of the page, and how they show it. */
export function Seo({ form, errors, set, storedSlug }: SeoProps) {
  const { listing: words, field } = useMessages()
  const { seo, slug } = form
  const change = (part: Partial<SeoForm>) => set({ seo: { ...seo, ...part } })
  const isMoved = storedSlug !== undefined && slug.trim() !== '' && slug !== storedSlug
  const isBad = Object.keys(errors).some((path) => path === 'slug' || path.startsWith('seo.'))
  const readWord = (text: string) =>
    [...text].length > 100 ? { problem: field.tooLong(100) } : { value: text }
  return (
    <Folded title={words.title} summary={isPlain(seo) ? words.none : words.own} isBad={isBad}>
      <ResultPreview {...{ form }} />
      <TextField
        label={words.pageTitle}
        hint={words.pageTitleHint}
        name="seoTitle"
        autoComplete="off"
        dir="auto"
        placeholder={form.name}
        value={seo.title}
        error={errors['seo.title']}
        onText={(title) => change({ title })}
      />
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={3}
        dir="auto"
        value={seo.text}
        error={errors['seo.text']}
        onText={(text) => change({ text })}
      />
      <TextField
        label={words.slug}
        hint={isMoved ? words.slugMoved : words.slugHint}
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        before="/products/"
        placeholder={slugFrom(form.name)}
        value={slug}
        error={errors.slug}
        onText={(text) => set({ slug: text })}
      />
      <ChipsField
        label={words.keywords}
        hint={words.keywordsHint}
        values={seo.keywords}
        max={MOST_KEYWORDS}
        read={readWord}
        onValues={(keywords) => change({ keywords })}
      />
      <Switch
        label={words.hidden}
        hint={words.hiddenHint}
        checked={seo.hidden}
        onChecked={(hidden) => change({ hidden })}
      />
      <Switch
        label={words.redirect}
        hint={words.redirectHint}
        checked={seo.redirect}
        onChecked={(redirect) => change({ redirect })}
      />
      <Tags tags={seo.tags} errors={errors} onTags={(tags) => change({ tags })} />
    </Folded>
  )
}

/** As a search engine would show it: where it is, what it is called, what it says. */
function ResultPreview({ form: { seo, name, slug, description } }: Pick<PartProps, 'form'>) {
  const { listing: words, product } = useMessages()
  const plain = useMemo(() => plainText(description), [description])
  return (
    <figure className="result">
      <figcaption>{words.preview}</figcaption>
      <span className="result-address" dir="ltr">
        {`${globalThis.location?.host ?? ''} › products › ${slug.trim() || slugFrom(name)}`}
      </span>
      <span className="result-title" dir="auto">
        {seo.title.trim() || name.trim() || product.noName}
      </span>
      <span className="result-text" dir="auto">
        {seo.text.trim() || plain || words.empty}
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
  const { listing: words } = useMessages()
  return (
    <fieldset className="seo-tags">
      <legend>{words.more}</legend>
      <p className="field-hint">{words.moreHint}</p>
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
            aria-label={words.removeTag(tag.name || words.tagKinds[tag.kind])}
            onClick={() => onTags(tags.filter((one) => one !== tag))}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </div>
      ))}
      {tags.length < MOST_TAGS && (
        <button type="button" className="button" onClick={() => onTags([...tags, newTag()])}>
          <Plus aria-hidden="true" />
          {words.addTag}
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
  const { listing: words } = useMessages()
  return (
    <>
      <TextField
        label={words.tagName}
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
        label={words.tagContent}
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
  const { listing: words } = useMessages()
  return (
    <p className="seo-fixed">
      <strong>
        {words.tagKinds[kind]}
        {name && <bdi> · {name}</bdi>}
        {stored?.disabled && ` (${words.tagOff})`}
      </strong>
      <span className="mute" dir="auto">
        {content}
      </span>
      <span className="field-hint">{words.fixedTag}</span>
    </p>
  )
}
