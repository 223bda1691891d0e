import { layout } from '#content/records.ts';
import { phoneLink } from '#content/site.ts';
import { ButtonLink } from './button.tsx';
import { ChatLink } from './chat-link.tsx';
import { OpenNow } from './open-now.tsx';
import styles from './call-now.module.css';

/** The number to press, the chat, and whether somebody is there: for those whose site is down. */
export function CallNow() {
  return (
    <div className={`cluster ${styles.call}`}>
      <ButtonLink variant="primary" to={phoneLink}>
        {layout.callNow}
      </ButtonLink>
      <ChatLink className={styles.chat}>{layout.actions.chat}</ChatLink>
      <OpenNow />
    </div>
  );
}
