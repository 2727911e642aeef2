import { SelectField, Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import { MediaButtons } from '../media/media-buttons.tsx'
import { ButtonFields } from './button-fields.tsx'
import { ArticlesFields, CollectionsFields, ProductsFields } from './catalog-fields.tsx'
import { HeadingField, type SectionFieldsProps, withPicture } from './field-parts.tsx'
import { ColumnsFields, QuestionsFields } from './list-fields.tsx'
import { PictureField } from './picture-field.tsx'

/** The form of a section, by its type. */
export function SectionFields(props: SectionFieldsProps) {
  const { section } = props
  if (section.hero) return <HeroFields {...props} />
  if (section.collections) return <CollectionsFields {...props} />
  if (section.products) return <ProductsFields {...props} />
  if (section.quote) return <QuoteFields {...props} />
  if (section.columns) return <ColumnsFields {...props} />
  if (section.questions) return <QuestionsFields {...props} />
  if (section.contactForm) return <ContactFormFields {...props} />
  if (section.articles) return <ArticlesFields {...props} />
  if (section.newsletter) return <NewsletterFields {...props} />
  return section.video ? <VideoFields {...props} /> : <StoryFields {...props} />
}

function HeroFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { hero = {}, ...rest } = section
  const set = (change: object) => onChange({ ...rest, hero: { ...hero, ...change } })
  return (
    <>
      <HeadingField
        value={hero.title}
        hint={pages.heroTitleHint}
        onText={(title) => set({ title })}
      />
      <TextArea
        label={pages.body}
        rows={3}
        maxLength={500}
        dir="auto"
        value={hero.text ?? ''}
        onText={(text) => set({ text })}
      />
      <PictureField
        picture={hero.picture}
        error={errors['picture.altText']}
        onPicture={(picture) => onChange({ ...rest, hero: withPicture(hero, picture) })}
      />
      <Switch
        label={pages.newestProduct}
        checked={hero.newestProduct ?? false}
        onChecked={(newestProduct) => set({ newestProduct })}
      />
      <ButtonFields
        button={hero.button}
        hint={pages.heroButtonHint}
        errors={errors}
        field="button"
        onButton={(button) => {
          const { button: _, ...others } = hero
          onChange({ ...rest, hero: button ? { ...others, button } : others })
        }}
      />
    </>
  )
}

function StoryFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { story = { html: '' }, ...rest } = section
  const set = (change: object) => onChange({ ...rest, story: { ...story, ...change } })
  return (
    <>
      <HeadingField value={story.title} onText={(title) => set({ title })} />
      <RichTextField
        label={pages.body}
        maxLength={20_000}
        value={story.html}
        onText={(html) => set({ html })}
      />
      <PictureField
        picture={story.picture}
        error={errors['picture.altText']}
        onPicture={(picture) => onChange({ ...rest, story: withPicture(story, picture) })}
      />
      {story.picture && (
        <SelectField
          label={pages.pictureSide}
          value={story.pictureSide ?? 'END'}
          options={(['END', 'START'] as const).map((side) => [side, pages.sides[side]])}
          onValue={(pictureSide) => set({ pictureSide })}
        />
      )}
    </>
  )
}

function ContactFormFields({ section, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { contactForm = {}, ...rest } = section
  const set = (change: object) => onChange({ ...rest, contactForm: { ...contactForm, ...change } })
  return (
    <>
      <p className="field-hint">{pages.contactHint}</p>
      <HeadingField
        value={contactForm.title}
        hint={pages.ourHeadingHint}
        onText={(title) => set({ title })}
      />
      <TextArea
        label={pages.body}
        rows={3}
        maxLength={600}
        dir="auto"
        value={contactForm.text ?? ''}
        onText={(text) => set({ text })}
      />
      <Switch
        label={pages.withPhone}
        checked={contactForm.withPhone ?? false}
        onChecked={(withPhone) => set({ withPhone })}
      />
    </>
  )
}

function NewsletterFields({ section, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { newsletter = {}, ...rest } = section
  const set = (change: object) => onChange({ ...rest, newsletter: { ...newsletter, ...change } })
  return (
    <>
      <p className="field-hint">{pages.newsletterHint}</p>
      <HeadingField
        value={newsletter.title}
        hint={pages.ourHeadingHint}
        onText={(title) => set({ title })}
      />
      <TextArea
        label={pages.body}
        hint={pages.newsletterTextHint}
        rows={3}
        maxLength={600}
        dir="auto"
        value={newsletter.text ?? ''}
        onText={(text) => set({ text })}
      />
    </>
  )
}

function QuoteFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { quote = { text: '' }, ...rest } = section
  const { text: error } = errors
  return (
    <>
      <TextArea
        label={pages.quoteText}
        {...(error && { error })}
        rows={4}
        maxLength={600}
        dir="auto"
        value={quote.text}
        onText={(text) => onChange({ ...rest, quote: { ...quote, text } })}
      />
      <TextField
        label={pages.author}
        maxLength={120}
        dir="auto"
        value={quote.author ?? ''}
        onText={(author) => onChange({ ...rest, quote: { ...quote, author } })}
      />
    </>
  )
}

function VideoFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages } = useMessages()
  const { video = { mediaId: '', description: '' }, ...rest } = section
  const set = (change: object) => onChange({ ...rest, video: { ...video, ...change } })
  const { mediaId: missing, description: error } = errors
  return (
    <>
      <HeadingField value={video.title} onText={(title) => set({ title })} />
      <div className="picture-actions">
        <MediaButtons
          kind="video"
          label={video.mediaId ? pages.replaceVideo : pages.addVideo}
          onMedia={({ id: mediaId }) => set({ mediaId })}
        />
        {video.mediaId !== '' && <span className="mute">{pages.videoReady}</span>}
      </div>
      {missing && (
        <p className="field-error" role="alert">
          {missing}
        </p>
      )}
      <TextField
        label={pages.videoText}
        {...(error && { error })}
        maxLength={300}
        dir="auto"
        value={video.description}
        onText={(description) => set({ description })}
      />
    </>
  )
}
