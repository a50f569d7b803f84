/**
 * How long a mail is tried again after its event, in milliseconds. The cloud drops events after a day, so a mail is given
 * up before that, to be counted.
 */
export const giveUpAfter = 23 * 3_600_000;
