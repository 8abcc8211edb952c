import { HeartButton, ImageSlider, NoPicture, Picture, ZoomView } from '@lintel/ui';
import { useState } from 'react';
import { Row, Specimen, State } from '../page/specimen.js';
import { pictures, plan } from '../pictures/index.js';

export function Pictures() {
  const [index, setIndex] = useState(0);
  const [saved, setSaved] = useState(false);
  const label = 'Pictures of a terrace in Clapham';
  return (
    <>
      <Specimen
        of={['ImageSlider']}
        purpose="The pictures of one home. The halves of the picture, its buttons and a swipe turn; both ends wrap."
        keyboard="Arrow keys left and right while the focus is on either button."
        screenReader="A carousel with a name; the counter is read out politely after the first turn. Only the picture shown has a text alternative."
      >
        <div className="grid gap-6 md:grid-cols-2">
          <State name="card">
            <ImageSlider images={pictures} label={label} sizes="400px" className="rounded-card" />
          </State>
          <State name="gallery, its picture kept by the page">
            <ImageSlider
              images={pictures}
              label={label}
              sizes="400px"
              look="gallery"
              index={index}
              onIndexChange={setIndex}
              className="rounded-card"
            />
          </State>
          <State name="one picture">
            <ImageSlider images={pictures.slice(0, 1)} label={label} sizes="400px" className="rounded-card" />
          </State>
          <State name="none">
            <ImageSlider images={[]} label={label} sizes="400px" className="rounded-card" />
          </State>
        </div>
      </Specimen>
      <Specimen
        of={['ZoomView']}
        purpose="A floorplan or a certificate: all of it at first, any part of it up to eight times as near."
        keyboard="With the focus on it + and - zoom, 0 shows the whole, arrows move; its buttons do the same."
        screenReader="A group named by what it shows, told which keys it takes; the magnification is read out politely."
      >
        <ZoomView
          src={plan}
          alt="Floorplan of a flat of four rooms"
          width={1000}
          height={700}
          className="h-96 max-w-3xl"
        />
      </Specimen>
      <Specimen
        of={['Picture', 'NoPicture']}
        purpose="A picture that fills its frame, and what stands there when there is none or it does not load."
        screenReader="An image with its text alternative; 'No picture available' where there is none."
      >
        <div className="grid max-w-2xl grid-cols-2 gap-6">
          <div className="aspect-4/3">
            <Picture image={pictures[1]} sizes="320px" className="rounded-card" />
          </div>
          <div className="aspect-4/3">
            <NoPicture className="rounded-card" />
          </div>
        </div>
      </Specimen>
      <Specimen
        of={['HeartButton']}
        purpose="Saves a home, or lets it go."
        keyboard="Enter or Space."
        screenReader="A toggle whose name stays and whose pressed state changes."
      >
        <Row>
          <HeartButton pressed={saved} onPressedChange={setSaved} label="Save a terrace in Clapham" />
        </Row>
      </Specimen>
    </>
  );
}
