/** What the contact form answers, apart from the quote form, because the home page does without it. */
import contactAnswers from '../../content/forms/contact.json' with { type: 'json' };

export { contactAnswers };
