import { group, imageAlts, line, paragraph, percent, picture, story, video } from './fields.ts';
import { listLimits } from './limits.ts';
import { z } from './zod.ts';

const required = true;

const about = {
  title1: line({ label: 'First title', required }),
  description1: paragraph({ label: 'First description', required }),
  title2: line({ label: 'Second title', required }),
  description2: paragraph({ label: 'Second description', required }),
  story: story({ label: 'Story', required }),
  image: group({
    url: picture({ label: 'Image', required }),
    width: percent({ label: 'Image width', required }),
    height: percent({ label: 'Image height', required }),
  }),
  imageAlts: imageAlts(listLimits.aboutImageAlts),
};

const mission = {
  titlemission1: line({ label: 'First mission title', required }),
  titlemission2: line({ label: 'Second mission title', required }),
  mission: group({
    missiondescription1: paragraph({ label: 'First mission description', required }),
    missiondescription2: paragraph({ label: 'Second mission description', required }),
    missionurl: video({ label: 'Mission Youtube URL', required }),
  }),
};

const point = (number: number) => line({ label: `Point ${number}`, required });

const support = {
  donate: group(
    {
      title: line({ label: 'Title', required }),
      point1: point(1),
      point2: point(2),
      point3: point(3),
    },
    { label: 'Donate' },
  ),
  volunteer: group(
    {
      title: line({ label: 'Title', required }),
      point1: point(1),
      point2: point(2),
      point3: point(3),
      point4: line({
        label: 'Point 4',
        hint: 'Stored, but not shown to visitors',
        required,
        hidden: true,
      }),
    },
    { label: 'Volunteer' },
  ),
};

export const aboutPartSchema = z.strictObject(about);
export const missionPartSchema = z.strictObject(mission);
export const supportPartSchema = z.strictObject(support);
export const aboutSchema = z.strictObject({ ...about, ...mission, ...support });

export type About = z.infer<typeof aboutSchema>;
export type AboutPart = z.infer<typeof aboutPartSchema>;
