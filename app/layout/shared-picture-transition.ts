import { Component } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

type Props = { pathname: string };

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Moves a picture that the old and the new page show from its old place into its new one, or fades the new page in. It renders
 * nothing. A class, because only a class is asked for a snapshot right before the document changes.
 */
export class SharedPictureTransition extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props) {
    return pathname === this.props.pathname || prefersReducedMotion() ? null : sharedPictures();
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: SharedPictures | null): void {
    if (!before) return;
    if (before.size === 0) fadeIn();
    // In the frame that paints the page, when its own effects have run: measured now, it would be laid out twice.
    else requestAnimationFrame(() => enter(before));
  }

  override render() {
    return null;
  }
}

type SharedPictures = ReturnType<typeof sharedPictures>;
type SharedPicture = SharedPictures extends Map<unknown, infer Picture> ? Picture : never;

/** The pictures in the window that another page may show too, by the key of their entry. */
function sharedPictures() {
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-shared]')].map((element) => ({
    element,
    image: element.querySelector('img'),
    box: element.getBoundingClientRect(),
  }));
  return new Map(
    pictures.filter(({ box }) => box.bottom > 0 && box.top < innerHeight).map((picture) => [picture.element.dataset.shared, picture]),
  );
}

/** Begins the transition of the new page. */
function enter(before: SharedPictures): void {
  for (const [key, picture] of sharedPictures()) {
    const old = before.get(key);
    if (!old) continue;
    grow(picture, old);
    return;
  }
  fadeIn();
}

function fadeIn(): void {
  document.getElementById('main')?.animate({ opacity: [0, 1] }, { duration: 150, easing });
}

/** Lets the picture begin where and as large as the old one was, cut to the old one's shape. */
function grow({ element, image, box }: SharedPicture, old: SharedPicture): void {
  const scale = Math.max(old.box.width / box.width, old.box.height / box.height);
  const cut = { x: (box.width - old.box.width / scale) / 2, y: (box.height - old.box.height / scale) / 2 };
  const animation = element.animate(
    {
      transformOrigin: ['0 0', '0 0'],
      transform: [`translate(${old.box.x - box.x - cut.x * scale}px, ${old.box.y - box.y - cut.y * scale}px) scale(${scale})`, 'none'],
      clipPath: [`inset(${cut.y}px ${cut.x}px)`, 'inset(0)'],
      zIndex: [1, 1],
    },
    { duration: 280, easing },
  );
  // Until the larger file has come the old one stands in; the browser has it.
  if (!image || image.complete || !old.image) return;
  image.style.background = `url("${old.image.currentSrc}") 50% / cover`;
  void animation.finished.then(() => image.style.removeProperty('background'));
}
