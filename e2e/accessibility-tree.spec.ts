import { resetDemo } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.beforeAll(resetDemo);

// Slides that move on by themselves have a button that stops them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const frame = `
  - link "Skip to content"
  - banner:
    - link "Lamplight"
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - group: Our story
        - listitem:
          - group: Our work
        - listitem:
          - group: Impact
        - listitem:
          - group: Get involved
        - listitem:
          - link "Contact Us"
        - listitem:
          - link "Donate"
  - main
  - complementary "Become a mentor":
    - link "Become a mentor"
  - contentinfo:
    - list:
      - listitem:
        - link "Email"
      - listitem:
        - link "Instagram"
      - listitem:
        - link "Facebook"
      - listitem:
        - link "LinkedIn"
    - list:
      - listitem:
        - link "Contact"
      - listitem:
        - link "Privacy"
      - listitem:
        - link "Staff log-in"`;

/** The parts of each page that screen readers read out, in this order. */
const mains: Record<string, string> = {
  '/': `
  - main:
    - region "Pictures of our work":
      - /children: equal
      - button "Pause slides"
      - button "Previous slide"
      - 'button "Slide 1: Two mentors and three young people study together around a table lamp in the evening."'
      - button /^Slide 2. A young woman explains/
      - button /^Slide 3. A scientist/
      - button /^Slide 4. An older woman/
      - button /^Slide 5. Four graduates/
      - button "Next slide"
      - group "1 of 5":
        - img "Two mentors and three young people study together around a table lamp in the evening."
      - group "2 of 5"
      - group "3 of 5"
      - group "4 of 5"
      - group "5 of 5"
    - heading "One hour, one mentor, one lamp." [level=1]
    - link "Read our story"
    - link "Become a mentor"
    - list:
      - listitem:
        - img "A mentor sits on a sofa and listens to a teenager."
        - heading "We listen first" [level=2]
    - 'link "A light in nine neighbourhoods: read the news"':
      - img /^Neighbours of all ages/
    - heading "A light in nine neighbourhoods" [level=2]
    - heading "Testimonials" [level=2]
    - region "Testimonials":
      - button "Pause slides"
      - group "1 of 4":
        - link "Amina, 16 Learner since 2021 Read all testimonials":
          - figure "Amina, 16 Learner since 2021":
            - blockquote
    - heading "Our Initiatives" [level=2]
    - list:
      - listitem:
        - button "Homework club" [expanded]
      - listitem:
        - button "Coding lab" [expanded=false]
      - listitem:
        - button "Reading buddies" [expanded=false]
      - listitem:
        - button "Career days" [expanded=false]
    - img "A retired teacher helps two children with their homework."
    - heading "Homework club" [level=3]
    - heading "Main Events" [level=2]
    - list:
      - listitem:
        - img /^A host welcomes visitors/
        - heading "Open evening" [level=3]
      - listitem:
        - heading "Summer school" [level=3]
      - listitem:
        - heading "Volunteer day" [level=3]`,
  '/mission': `
  - main:
    - /children: equal
    - heading "Nobody should have to learn alone" [level=1]
    - paragraph: /^Talent is spread evenly/
    - 'button "Play video: Nobody should have to learn alone"'
    - group: Transcript
    - heading "How we know whether it works" [level=2]
    - paragraph: /^We ask three questions/`,
  '/team/samuel-adeyemi': `
  - main:
    - dialog "Samuel Adeyemi":
      - /children: equal
      - heading "Samuel Adeyemi" [level=2]
      - paragraph: Founder, retired physics teacher
      - paragraph: /^Brought the lamp/
      - button "Close"`,
  '/contact': `
  - main:
    - heading "Contact us" [level=1]
    - heading "Get in touch" [level=2]
    - list:
      - listitem:
        - link "hello@lamplight.example"
      - listitem:
        - link "+1 (555) 010-0199"
    - heading "Visit us" [level=2]
    - link "Show on a map"
    - heading "Follow our work" [level=2]
    - list:
      - listitem:
        - link "Instagram"
      - listitem:
        - link "Facebook"
      - listitem:
        - link "LinkedIn"
    - heading "Send us a message" [level=2]
    - textbox "Name"
    - textbox "Email or Phone"
    - textbox "Subject"
    - textbox "Message"
    - button "Submit"`,
  '/mentorform': `
  - main:
    - heading "Mentor Application Form" [level=1]
    - navigation "Sections":
      - list:
        - listitem:
          - link "About you"
    - paragraph: Section 1 of 5
    - heading "About you" [level=2]
    - textbox "Full name"
    - heading "Mentoring" [level=2]
    - group "Age group":
      - radio "Children"
      - radio "Teenagers"
      - radio "Young Adults"
    - group "Days available *":
      - checkbox "Weekdays"
      - checkbox "Weekends"
    - heading "Your motivation" [level=2]
    - heading "Before you send it" [level=2]
    - group "Do you have access to a laptop?":
      - radio "Yes"
      - radio "No"
    - button "Submit application"`,
};

test('screen readers get the parts of a page in order, with names and states', async ({ page }) => {
  // As the server renders it: no slide moves on while it is read.
  await page.route('/assets/entry-client-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const [path, said] of Object.entries(mains)) {
    await page.goto(path);
    await expect.soft(page.locator('body')).toMatchAriaSnapshot(said);
  }
  await page.goto('/');
  await expect(page.locator('body')).toMatchAriaSnapshot(frame);
});
