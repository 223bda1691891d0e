import { getInTouchNote, layout } from '#content/pages/layout.ts';
import { phoneLink, site } from '#content/site.ts';
import { ChatLabel } from '#components/ui/chat-label.tsx';
import { ChatLink } from './chat-link.tsx';

/** The links to the company's chat and to its phone, the latter with the office hours, each with a class of the place where it is. */
export function ContactLinks({ chat, phone }: { chat: string | undefined; phone: string | undefined }) {
  return (
    <>
      <ChatLink className={chat}>
        <ChatLabel text={layout.getInTouch} note={getInTouchNote} />
      </ChatLink>
      <a className={phone} href={phoneLink}>
        {site.phone}
        <span>{site.officeHours}</span>
      </a>
    </>
  );
}
