import type { Translation } from '@vitrine/messages'
import type { enVideos } from './en-videos.ts'

export const deVideos: Translation<typeof enVideos> = {
  videos: {
    video: 'Video {n}',
    play: ({ n, length }) => `Video ${n} abspielen${length && `, ${length}`}`,
    close: 'Video {n} schließen',
    earlier: 'Video {n} nach vorn',
    later: 'Video {n} nach hinten',
    remove: 'Video {n} entfernen',
    unplayable: 'Dieser Browser kann ihn nicht abspielen.',
    open: 'Datei öffnen',
    takeFrame: 'Dieses Bild nehmen',
    takeFrameHint: 'Halten Sie an, wo er am besten aussieht, und nehmen Sie dieses Bild.',
    states: {
      asked: 'Wird von seiner Adresse geholt, sobald Sie speichern.',
      remote: 'Wird von {host} geholt. Er läuft hier, sobald er da ist.',
      failed: 'Er konnte nicht von {host} geholt werden.',
      again: 'Er wird noch einmal angefragt. Oder entfernen Sie ihn und laden Sie die Datei hoch.',
    },
    poster: {
      label: 'Bis er läuft',
      title: 'Vorschaubild des Videos',
      hint: 'Steht auf Karten, in Suchen und in Warenkörben für das Video. Es kommt nicht in die Galerie und wird sofort gespeichert.',
      some: 'Ein Bild',
      none: 'Ein Abspielzeichen',
      change: 'Ändern',
      changeOf: 'Vorschaubild von Video {n} ändern',
      now: 'Jetzt',
      frame: 'Ein Bild entnehmen',
      frameHint: 'Für ein Bild Ihrer Wahl spielen Sie das Video ab und halten es an.',
      upload: 'Bild hochladen',
      remove: 'Wegnehmen',
      pictures: 'Bilder dieses Produkts',
      noPictures: 'Dieses Produkt hat noch kein Bild in der Bibliothek.',
      takePicture: ({ n, what }) => `Bild ${n} nehmen${what && `: ${what}`}`,
      changed: 'Video {n} hat ein neues Standbild.',
      removed: 'Video {n} hat kein Standbild mehr.',
      failed: 'Das Standbild wurde nicht geändert. {why}',
      noFrame:
        'Dieser Browser kann kein Bild aus ihm entnehmen. Laden Sie stattdessen ein Bild hoch.',
    },
  },
  uploads: {
    refused: 'Nicht hinzugefügt',
    notAdded: '„{name}“ wurde nicht hinzugefügt. {why}',
    dismiss: 'Hinweis zu „{name}“ schließen',
    stop: 'Hochladen von „{name}“ abbrechen',
    waiting: 'Wartet',
    checking: 'Wird geprüft',
    savesAfter: 'Speichert, sobald alles hochgeladen ist',
    why: {
      kind: 'Das ist kein Bild oder Video, das jeder Browser zeigt. Bilder: JPEG, PNG, WebP, AVIF, GIF oder SVG. Videos: MP4 mit H.264, AV1 oder VP9, oder WebM.',
      empty: 'Die Datei ist leer.',
      pictureSize: 'Sie hat {size}; ein Bild darf bis zu 25 MB und 100 Millionen Bildpunkte haben.',
      videoSize: 'Sie hat {size}; ein Video darf bis zu 200 MB haben.',
      drawing:
        'Die Zeichnung enthält Skripte oder greift auf andere Orte zu. Exportieren Sie sie als einfaches SVG.',
      room: 'Ein Produkt zeigt bis zu {most} Bilder und Videos.',
    },
  },
}
