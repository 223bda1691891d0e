import { layout } from '#content/records.ts';
import { phoneLink, site } from '#content/site.ts';
import { ChatLabel } from '#components/ui/chat-label.tsx';
import { ChatLink } from '#components/ui/chat-link.tsx';
import styles from './contact-links.module.css';

/** The links to the company's chat and to its phone, the latter with the office hours. The parent sets their sizes. */
export function ContactLinks() {
  return (
    <>
      <ChatLink className="button" data-variant="primary">
        <ChatLabel text={layout.getInTouch} note={layout.getInTouchNote} />
      </ChatLink>
      <a className={styles.phone} href={phoneLink}>
        {site.phone}
        <span className="quiet">{site.officeHours}</span>
      </a>
    </>
  );
}
