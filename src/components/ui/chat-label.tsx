import { socialIcons } from '#assets/woven/social-icons.ts';
import styles from './chat-label.module.css';
import { InlineDrawing } from './inline-drawing.tsx';

/** What is in each link to the company's chat: its logo, the text, and below that the chat's name and the days on which somebody answers. */
export function ChatLabel({ text, note }: { text: string; note: string }) {
  return (
    <span className={styles.label}>
      <InlineDrawing {...socialIcons.chat} />
      <span>
        {text} <small>{note}</small>
      </span>
    </span>
  );
}
