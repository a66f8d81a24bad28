// Chosen from dictionary-en 4.0.0 (MIT and BSD): stems that are not typing errors of our words.

export const knownWords = `
aback abas abash abel abject abod abor aborn abound abrad abridg absente abstract abut accent acces accompani accout accur acet acid acme
acre acrost acth acton actor actuat acut adap addic addit addresse adept adio adkin adman admen admir admis admitt admix adop adrift advil
advoc aeri aerial affer afield afir afloat afoot afresh african afterl afterword aggi aggres aglow agon agra aground ague ahab ahmad aide
aids aime airdrom airi alack alan alar alas albert alder aleut alex alexi alger alia alic alien alight alin alisa allai alleg allei allen
alliter alloc alloi allot allov allud allur almon aloe alpert alps altai altar alterc alto alton alum amass amati ambit amen americana ames
amin amiss amper ampl amps amur amus amwai anal analys analyst analyz andi anem anent anew angel angi angler angu anib animu anion anis
annal anneal anni annoy annul anon ansi ante antic antil antivir anton antonym antsi anus apac apex apia apiec aplenti apolit apost appal
appar appeal appeas appel apportion apposit approb approx apter arabi arabl arac aral archi architecton arden areal aren arena ares argent
argo aria aright aris ariu aron arra arrant arrog arron arti articul articular ascertain ashor asian asiat asid assam assent assigne assisi
asson assumpt assur astart aster astern astring asymmetr asynchron athen atom aton atop atrial attend attent attenu atti attn attrac attribu
attuck attun auction audi audio audition auditori auger aught augusta augustu aunti auspici australasia australian authori authoris automak
automot aver averi avers avert avid avis avon avouch awac await awar aweigh awok awoken awri axon ayer azor azov babbl babe babel babi bach
backu bacteri baddi bade baggi bail bait bake baker bald baldi bale bali balk ball ballet balli bandbox bandi bane bang bani banish banker
bann banned bannek bant banter barb bard barent barf barg bark barn baro barr barri barrow bart barth basel baser basho basil basin bask
bass bassist bast baster bate bath bather batten batter baud bawd bayer bbse beach bead beadi beak beaker beam bean bear beard beater beatl
beau beaut beaver becalm beck becket bedsid beech been beep beeper beer beet befog begat begon beguin begum behalv behan behavior being
belai belat belau belch beli belief bell belli bellman bellow belov belt bemir bend bender benin bent bequest berat bere berl berlin berm
bern bert berth beset besom besot bess beta beth betid bets bett bettor bevel beyer bibl bicker bidden biddl bide bier bight bike bile bilg
bilk billi billion binder bing biog biol bios bipe birch bird birder birthrat bitch bite biter bitnet bitter bittorr blade blag blain blake
blanch bland blare blase blat blaze bldg bleach bleak blear bleat bleep blench blend bless blight blini blink blip bloat blob bloc bloch
bloke blond blood bloop blot blow blower bluet bluffer blur blush bluster boarder boas boast boat bobbl bock bode bodg bodic boer boggl bogi
bogon bogu bois bold bole boll bolt bolthol bolu bonc bond bone bong bongo boni bonk bonn bonner bonnet bono boob boodl booker booki bookmak
bool boom boon boor boost boote booth booti booz borden borea borer borg bori bork boron boru bose bosh bossi botch botha bother bough
bounci bounder bout bower bowi bowler boxi boyd boyer brace brad bradli brae brag brahe brai braid brain brais bran brandi brando brandt
brant bras brash brat bravo brawl brawn braze bread bream breast breath breech breez brent brest breve brew brice brick bride bridl brig
brigg bright brighten brill brine brini brink brisk britann britten broach broad broadmind brock brolli bronc bront bronx brook broom bros
broth brothel brotherli brow brown bruis brunch brush brutish buber buck buckey budg buffet bugger buick bulg bulki bull bulli bumbl bummer
bump bunch bung bungl bunion bunk buoi burb burbl burg burger buri burk burl burn burri burrow burt burton busbi buse bush bushi busk buss
bust busti busy butch butter butteri byer byre cabal cadr caff cage cain calculi calculu calder calf cali calk calla calli callow callu calm
calor calv camel cameo camp camper campi campo camri camu canad canard cancer candi candic candida candl candler cane canin cann cannon
cannot cano canst cant canter canto canton canyon capaci cape caper capet caph capon capot capri capt captor cara caravel carb carder cardi
carei carer caret cari cariou carl carli carni carp carpi carpu carr cart cartier carv casei cask caster castl cataclysm catalog catalys
catalysi catalyt catchi catech categor cater cather cation cats catt catteri cave cavit cayus ceas ceaseless cecal cecil cede ceder cello
celt censer censori censur cere cerf cervic cession chad chafe chair chais champ champaign chan chancel chanci chancr chandler chanel
changel chant chanter chao chappi character chard chari charit chariti charl charm charmless charter chartr chase chast chatter cheapen
cheapo cheat cheater cheek cheep chem chen cheop chert chew chiba chic chick chide chief chile chili chill chime chin chine chink chino chip
chippi chit chiva choc chock choir choke choosi chop chore chow chuck chuf chung chunter churl cider cinder cine circ circa circu circuiti
circul circumven cirri cite clack clai clair clam clan clang clank clap claqu clare clarifi clasp classi claud claus claw cleans cleat cleav
cleaver clef cleft clement clich clime cline clink clint clip clive cloak cloch clod clog clomp clone clonk clop closefist closet closur
clot cloudi clout clove clover clown cluck clue clump clutter cmdr coach coat cock cocki coco coda coder codex codi codifi codon coed coffei
coffer cognition coher coif coil coiner coir coke cola coland cole colic colin coll collar collectiv colleg colli collin colloc colloid
collud colo cologn coloni colt coma comb combat comed comer comest comet comfit comm commando commenc commend commi committ commod commonw
commut como comoro comp compac compact companion compaq compart compas compassion compel comper compet competit complac complais complect
complex compli compliant compo comport composi compost compot compris compton compul compulsorili comt conceit concep conceptu concert
concession conclus concur condol condon cone conei confec confection confere conferr confes confession confid confin conform confrer
confucian cong conger congo coni conif conifer conk conn conner cons conson constanc constantin constrain construct consul consumm consumpt
cont container contamin conten contend contented contenti contest contextu contigu continent conting continua contrac contracep contracept
contractil contractu contradic contraind contribu contributori contum contusion convec convect convei conven convent convention converg
convex convey convic cook cooker cool cooler cooli coon coor coot cooti copai copper cops copul cora coracl cord corei corer corespond cori
corin cork corker corm cormor corn cornea cornel cornet coron corp corpora corr correl corri cort cosh cosin cote coton cots couch could
coulter counten counterac counti countrifi coup couplet cours cove covei coven coveral covert covet coward cower cowpat cowper cozen cozi
crab cracker crackl cradl crafti crag crai cramp crank crap crapper crass crate crave craw crawli creak cream creas creatur cree cremain
cremat creme creon crept cress crest cretin crew crick crimea crimp cring cripe crisco crise croat croatian crock croft crone croni cronu
croon crop croup crow crudit cruft crush crust cryptograph cuban cuber cubicl cubit cull cumber cunt curat curb curd curdl curer curi curio
curious curli currant curri currier curs cursori curt curtain curvi custer customarili cute cuti cybel cyst czar dace dada dads daffi daft
dagger dairi dais daisi dalai dale dali dalli dame damn damp damper dana dancer dander dandl dane dang dangler danial danish dank danon dant
dappl daren darer darin darki darl darn darrow darth datam dater dativ dave davi davit dawn daze deadli deaf dealt dean dear dearest deari
death deav debat debil debt debugg debut decaf decai decal deced deceit decenc decent decep decidu decis decker deckl declam declen decliv
decoi decongest decor decryp deduc deed deem deepen deer defec defens defer deferr deffer defi defici defil definit deflat deflect defo deft
dega degener deign deimo deist dejec deject delect delft delhi deli delia delib delic delin deliu deliver dell delug delv deme demet demod
demon demot dena deng deniabl denim denis denni dens dent dental dentin deon depic deplet depletion deplor deport depositori depp depreci
depred depres depriv deprogram deput derail derid deris derision derv descri descript deser desert desper despic despis despond despot
destini detain deten detent deter detest deuc devi devil devin devolu devour dewi dhow diagnosi dialogu diam dian diana dias dice dick
dicker diddl diff difficulti diffid diges digger dike dill dime dimpl dimpli dina dinar dine ding dingl dink dinner dint dion dior dirac
dire director dirk dirt disc disco disconcert disconnected discover discreet discrep discu discurs dish disord diss dissip dist distast
disten distinc ditch dither ditti diva dival divan dive diver diverg divest divin divis doabl docket doer doge doha doili dole doll dolor
dome domino dona dong donn donor doodl doom dopa dope doper dopi dora dori dork dormer dose dosh doss dost dotag dote doubli doubt douch
dour dous dove dover dower downer downi dows doyen dozi drab drafte drafti drai drake dram drank draper drat drawl dread dreami drear dreg
dress drier drip drivel driven droll droop dross drought drove drover drows drub drug druid dualiti duan ducal ducat duck dude duel duffer
duffi duke duli dulli duma dumb dumpi dumpl dunc dune dung dunner dupe duper dupl duran durant durer durex durst duse dusk dust dusti dustin
dwell dynamo earl earlin earp ease easter eaten eater eateri eats eave eben ebro echoic eclipt econ eden edger edict edif edith editori educ
eeri effectu effer effet effici egot eider eighth eighti eire ejec elain elan eland elaps elast elat elder eldest elec elect elector electra
elegi elem elev elid elig elit elli elliot ellips elong elsi elul elver elwai emac eman ember emce emeri emet emigr emil emin emis emit
emori emot emotion empir emploi empress emus enact encycloped ending energ enid enlist enplan entent entic entiti entr entrail entre entrust
enumer ephemera epsom equabl equat equin equit equiv erad erect erick eris ermin eros erot errol erron erst espi essi estat ester esther
estonian estrang etch etern ether etho euler europa evacu evad evan evas evenki eventu evert evic evil evok evolu ewer exac exalt excerpt
excit excl exclus exec execu exer exert exhaus exhort exig exil exon expan expans expati expedi expel expend experienc experienti expiat
explod explos expo expon exposi expres expression extens extent extenu extort extrac extran fabl facet faceti facil faction factual faculti
fagin faill fain faint fairi faker fakir fallow falsi falter fame fandom fang farc fare farm farmer farrier farrow farse fart farther
farthest fasten father fats fatten fatter fattest faust fave faye faze feast feaster feat fecal fece fedex feebl feeder feet fell fellow
fend fender fermat fess fest fester fete fetter fettl feud fever fianc fiat fiber ficht ficu fiddl fidget fiend fife filer filet filler
filli filmi filo filth finagl finder fingerl fini finial fink finn finnish firebal firebox fireguard firer firewat firth fish fisk fist
fitch fitter fixtur flab flack flai flail flair flak flake flame flan flang flank flap flashi flatb flatt flatter flatu flax flee fleec
flesh flew flex flick flighti flip flit flock floe flog flop floss flossi flotat flounder flour flout flower flown floyd flue fluster
flutteri foam focal foch fodder foil fold folger folic foll folli foment fond food fool foosbal footfal footi footl fora forag forai forb
forbad ford fore fores forest forew forger forgett forgo forgon fork formid formul fort fortif fortuit foss foster fought foul foundl fount
foxi frack fractiou fractious frai frail framer fran franci franck franco frank frankfort franz frat frau freaki fred freder freezer frei
freq frequenc fret friction friez frig fright frill fring frisk friski frito frizz frog from frond frosh frost froth frown frye fuch fuck
fudg fuel fullback fulton fume fundi funk funnel funner furiou furl furn furri fuss gabl gage gaia gail gaili gait gale gall gallei gallow
galor gama gamekeep gamet gami gamin gang gape garag garden gari garri gary gasbag gash gasp gass gate gather gavel gavin gaze geddit geek
geld gell geller gender gene genera genet geni genial genr gent gentil gentl gentri genu geod geolog germ germin getup ghat giant gibe gide
gigo gild gile gill gillion gilt ginger girt girth gish gist gite giver glace glade gladi glan gland glassi glean glee glib glisten gloat
glob gloss glossi glove glover glow glower glued gluei glum glut goad godel goggl gogol golda goldi golf goner gong gonk goodi goof googli
gook goon goop goos gore gorei gorg gors goth gould gout gover gown grab graci grad grader gradi graft grail grain gram gran grandam grande
grandpa grang granit grante grape graphit grass grate grater grati grave gravel gravi gray graze greas greec greed greek greer greet greeter
greg grep greta grid grill grime grin grind grip groat grocer grog grok groom groper gross groupi grous grout grove grovel grower growl
grown grue grunt grus guaranti guff guido guil guild guilder guilt guin guis gull gulli gulp gung gunnel gunner gush gust gyve habitu hackl
hade hadn haggi hail hair hake hale halit hall hallei hallow hallwai halo halon hals halt halter haman hamit hammed hamper handel handhold
handi hanger hangout hank hans hardi hardili hardin hardlin hardwir hare harem hark harp harper harri harrier harrow harsh hart hasn hasp
hast hasti hatch hate hater hatter haunch have hawk hayden hbase headi headili headlin heal healer heap hearer hears heart hearth heartless
heater heath heav heaver hebrid hecat heck hector hedger heed heedless heel heep heft heir helio hell heller helm helv heme hemmer hemp
hench hepat hepper hera herb herd herder here herebi herm herman hermit herod heron herp herr hess hester hewer hick hider hied hierarch
hike hill hilt hilton hind hinder hine hing hinter hirel hiss hist histor hither hitter hive hmong hoard hoarder hock hodg hoer hogback
hoist hoke holder holei holi hollow holm holograph hols holst holster holt homebodi homei homer homey homo hone honei honer honesti honk
honore hood hoof hooki hookup hoop hooper hoot hooter hoov hopi hord horn hors horton horu hose hosier hosp hospic hostler hoteli hotpot
hots hotshot hotter hound houri hove hovel hover howard howe howel howler huang hubbl huber hubri huck hugh hula hulk hull hume humer hummer
hump humu hunan hunch hunk hunt hurd hurl hurst hurtl hush hust huston hutch hutton hutu hyad hyde hype hypo hyster ideal idem ides idol
iffi igor ikea ilea illog illustri imago imam immort impart impass impedi impercept impli impos imposi impost impot impractic improb improp
imput inac inan inboard incent incis incit inclus incompet incontest inconveni incorrupt indel inden indent indescrib indetermin indi indian
indic indig indio indira indisciplin indit indra indu ined inept inert ines inevit inexhaust inexpress inez infec infer infern infirm inge
inher inim iniqu initio inject inland inlin innerv innit innoc inser insidi insol inspector inst instabl instant instantan instanti instar
instat instil instinctu institut instruct integ integu inten intens inter interac interc interced interceptor interces interj interlac
interne interoper interpret interraci interrup intersper interst intest inton intox introspect intrus inuit invas invect inven inventor
invers invest invite iota ipod iraq irat iren iron irreconcil irrespect irrespons isms isolation isold isom isra ital italic itun ivan jack
jacket jade jaggi jail jain jake jamb jame jami jana jane janel jani janic jare jason jean jeep jeer jell jelli jello jeri jess jest jester
jiffi jigger jill jingl jink jitteri jive joan jock jodi joggl john joineri joint jokei joker jone joni jorg jose jotter jounc journey jove
joyner juda judd jude judi judo juic jule julia julio juliu jumpi junction jung junk juno juri jute juts kalb kale kana kane kara kari kart
kate kati kauna keat keck keel keen keeper keller kelli kelp kemp kennel kent kepi keri kermit ketch ketter kettl keven khyber kicker kicki
kidd kiel kike kiln kilo kilomet kilt kilter kinda kindli kindr kine kinet king kink kipl kirk kiss kite klan kline kmart knack knapp knee
knight knightli knit knob knot knowl knox kongo kook kooki korea kraft krill krone kudo kunm kurt labil lace lacer laci lacross lade lager
lago laid lain lair lake lama lamb lame lamin lana lanc landon lane lang lank lans laos lapel lapin lapp lapw lara larch lard larder largess
largo lark larri lars lase laser lash lass lassi latch latent latex lath lather latic latina latino latinx latrin lats latt latter laud laue
lava laval lave laze leach leader leaf leah leaki lean leann leapt lear leari leash leda leed leek leer lefti legat legendr leger leggi
legion lego leigh leis lend lender lengthi lenit lens lent lento leon lepk lesa lesion lesse lessen lessi lessor lest lester letup leve
lever levit lewd libel libertin lice licens licit lick lief lien lifer lifo ligat lightli lightn lignin liken liker lill lilt lime limi limp
lina lind linen liner ling linger linkup lino linse lint lintel linu lion lire lisa lisl lisp lister liston liszt lite liter litter liven
liver livi livid lizard loaf loafer loam loan loaner loav lobe loci locker locket lockup loco locu lode lodg lodger lodi loft logan loge
logger logi loin lois lolcat loll lome lone loner longev loom loon looni loopi loos loot looter lope lord lore lorn lorri loser lotion lots
lott louch lough loui lounger lour lourd lous lousi lout love lover lowe lowel loweri loyal loyd lsat lube luca luce luci lucki lucr ludo
luke lull lulli lulu lumber lump luna lung lurch lure lurk lush lust luster lute lynch lyndon mabel mabl macao macdonald mace macer mach
macho maci mack macon macro madg mage maggi magi maid maim mainer maiz makeup male mali malign mallet mallow malon malt malti mamba mami
mamor mandi mane maneg mang manga manger mangi mani mania manic manifesto manki manli mann manned manor mans mant manti manuel manur manx
mapl mara marab marc marci marco marcu mare marg margi mari marin marker marl marlin marlinespik marn marri marrow mars marsh mart marten
marti martian martina martini marvin marx masc maser mash masher masker massag mast masteri mate matei matern mather matin matric mattel
maui maul mavi maxi maxin mayer mayn mayo mayor mays maze mbini mclean mead meal mealtim meani meas meat medan meddl medea medial mediat
medic medica medina medit meed meek mega megan megaton meier meir mejia meld mellow melt memo memoir memor menag mend mender mene menial
mens mensur merc mercantil merci mere merg merit merl merman merri mervin mess meta mete meteor meth metier metro mettl meus meyer mice mich
mick microcosm microscop midden middi midget midi mien might migrant mike mild mile militar militarist milk mill millag millin milt mime
mimi minc mindi miner ming mingi mingl minim mink minn minni mino minot minter minti minu minuet minuit minx mips mire miri mirth misc
miscount misl misplai missi misspel misspent missu mist mister mistrust misus mitch mite miter mitt moan moat mock mocker modal moder
modesto modif modulo modulu moet mogul mohav moil mois moist molar mold molder mole molest moll molt momenta mondal monera monet monger moni
monik monitori monkei mono monod monoth monro mont monterrei monti mooc moodi moog moon moonei moor moos moot mope mopei moper moran morbid
morel morin moro moron morri morrow mors mort mortal morton mose mosei mosel mosh moss mossi mosul mote motel moth mother motil mots mott
moue mound mount mounter mounti mourn mousi mouss mouth mover movi mower muck mucu muddl mufti mulch mule mull mullion multic multifari
multilay multin multiparti multivari mummer mump munch mung muppet murat murk muse mush musk muss must muster musti mutant mutt mutter
mutton myst nagi nail nair naiv nake nape napier nari nark nash natch nate natter natti natur naught naval nave navi neal neap neat nebr
neck need neigh neighbor neil nell nelli neolog nero nerv nestl nestor nether netter nettl neut newel newsi newt nexi nexu nicen niceti nich
nicker nickl niec niffi nifti nigger nigh nighti nightlif nike nile nina niter nits noah nobil nodal noddl nodul nodular noes noisi nome
nomin nona nonact nonassign nonattend nonavail nonbreak nonc nonev nonn nonpay nonrestrict nonwork noodl nook nooki noos nope norm norma
norman norri nors nose nosh nosher nosi notabl notari notat nous novic nowis nuclear nude nudg oasi oath obedi obeis obes obit objec
obsession obvers obvious occup occurr oceanu ocher ocker octan odel oder odes odor offend offens offsit ogre oili oink oise okla okra olen
olin oliv olli olympu omani omar omen omin omit oncom oner onset onsid onsit onto onus oodl oort ooze opec opel operat opin oppon oppos
opposi optic optima optimist oral oran orang ordur orest organism organist organiz orin orion orli orri osag osiri osman otter ouch oughtn
ounc oust ouster outbid outdid outdo outfox outli outliv outr outrag outrid outsiz oval ovari oven overag overaw overbal overbid overcrit
overdid overdo overdr overdub overf overflew overflown overlord overr overran overrip overrod overrul overse oversight oversp overst overt
overus overwrot ovid ovoid owen oxid paar pabst pacei pacer paci pacifi pack packer pact paddock padr pagan pager paig pail pain painter
paiut pakistani pale pall pamir pamper pander pang panick pant panti papal paperi paps para parad paramed parameter parametr paramountci
paranoia parapet parc parch pardner pare parer pariti park parker parki parnel parr parri parsec parson participi participl particl partit
passer passion passov pasta pastern pasti patchi pate patel patent patern patho patin pats patter patti paul paunch pauper pave pawne paye
payed payout paywal peac peach peaki peal pear peari pearl pearli pearson peasant peat peck peco pector peek peel peen peep peeper peev pele
pelf pellet pelt pena penc peni penman penn pent peon percept perfect perfor perforc peril perk perm permian permiss permitt permut pernod
peron persia persona pert pertain pertin peru perv perver pest pester petcock peter phage phase phat pheasant phelp philipp phillip phobo
phonei phonem phonet phoni phonograph photographi photon physick physio pica picket picki pickl picot pict pictograph piddl pier pierc pike
piker pilat pill pillag pillion pimpl pimpli pine pinhol pinion pink pint pinter piper pisa pisc piss pist pitch pith piti pius pivot placer
placket plaic plaid plaint plait planer planet plank planner plano plash plat plate plath plati platt play plea plead pleas pleb plexu
pliant plight ploi plot plow pluck plum plung plus plush pock poet pogo pointer pointi pois poisson poke poker polar pole poli polio politi
polk polli polo pomand pompos pond pone pong poni poof pooh poop pope poppet popul pore pork porker porn portabl portag portli porto poser
posh posi positron poss postag poster posti postmen postul pother potion pots pott pouch pounc pound pour pout pouter powder powel prai
prais pram pranc prang prank prat prate prawn prayer preach preak preci precios preciou precognit predesign predic predica preen preform
prehistor prei preinstal prelat preme premed premis premix preoper prepai prepay prepend pres presenc presenti preserv preset presid
presidenti pressi presum preten pretens prevar preven preview prevision prewar pricei prick pricker prig prim primaci primat primer primev
primp princ priorit prison priu privet prize probation problemat proce proces procession prof profess professor professori programmat
progres prohibi projec prole prom promin prone prong prop propel propon propor proportion prose prosi prosper protector proteg protest
proteu prov provabl proven provision provo prow prowess proxim prude prussia prussian psst ptah pube pubi pubic puce puck pucker puffer pugh
pule pullet pulp puls pump punch punic punit pupped pure purl purr purs purser puru pushi puss pyle quack qualifi qualit quantifi quantit
quark quarterfin quartet ques quest quich quicken quicki quicklim quid quieten quietu quilt quilter quin quinc quint quip quir quirki quirt
quito quitter quiz quoit quotat rabi rabid racem racer raci racket radic radii radium raft rafter rage raid rain rake ralli ramp rams ranch
randi rane ranger rangi rankl ransom rant rapac rape raper rapier rapin rapper raptur rash rasher rasp raster rater ratio ration ratter raul
rave ravel raze rcmp reactiv realti ream reamer reap reaper rear rebat rebel rebid recant recap recd recept recip reclin recogniz recon
reconcili reconfigur reconnoit recover recreant rectal rector recurr recus redac redact redder redi redirec redound reduct reed reedi reefer
reek reel rees refec refere refin reflat refug refut regal regard regina registr regor regulu rehear rehi reich reid reilli reinstat reit
relax releg relent relic reliev relin relist remaind remand remembr remit remonstr rena renal rend rene reneg reno renov renter repar repel
repent repetit rephotograph reportori represent reproduct reprogram reps repul requit reread resat reseal resent residu resign resin resist
resit resol resold resolut reson respel restat restr restructur resump retail retain retard retch retent retic retin retinu retire retort
retro retrospec retsina returne reuter reveil revel reveng rever reverb reveri revet revoc revolt revolv revul rewarm rewind rhone rice rick
ricket ricki ridden riddl ride rider ridg riel rife rifl rift rigg rigger righto rile rilk rill rime rind ringer ringl ringo rink rins riot
ripe risc risen riser risibl rite ritz rival rive river riyal rizal roach roadb roadi roam roan roar roast roaster robe robl robt rock
rocker rocket rode roes rofl rogu roil roister rolaid roland rolex romain roman rome rood roof rook rooki roomi roonei roost rooster rooter
rope roper ropi rosa rosett rosi ross rota rote roth rotter rotund roue roug rous roust roux rove rover rowe rower rowl roxi rubbl rube
rubik rubin rubl ruch ruck rude rudi rugbi rummer rump rune rung runic runnel runt runti rupe ruse rushi rusk russ rust ruth saar saber sabl
sabra sach sacr sacra sadden sade sadi saga sage saggi sail sailor saint saki saks sala salabl salari salem saliv salk sallow salon salter
salti salut salv salver samei samoa sampler sana sanctimoni sand sander sane sang sanger sank sans sapl sarah saran sarg sari sarong sars
sase sash sask sass satai sate satin satori satur saudi saul saut savor sawyer sayer scab scad scag scala scald scalen scali scalp scamp
scamper scant scanter scar scare scarp scat scent scheat schell schemata schemer scold scone scoop scorer scorn scorner scot scow scrabbl
scram scratchi scrawl scream scree screed scrim scrip scuba scum scuttl seab sealer seami sean sear season seato seattl sebr seci secon
secondarili sect sector sedat seder seduc seduct seed seeder seek seep seer sega segr sein selectr selfi selv semen semi senat sendai sensor
sentienc sentri sepal sept sequest sequoya serb sere seren serf serg serif serin seriou serra serri serveri servil servo sesam sett sette
setter severn severu sevr seward sewer sewn sexi sexist sext sgml shack shadi shaft shag shah shai shaka shaken shaker shaki shale shall
shalt sham shame shameless shan shane shapeless shard sharer shari shark sharlen sharper sharpi shave shaver shaw shawn sheaf shear shed
sheen sheer shelli shelv sheol shere sheri shew shewn shifti shiit shill shim shin shingl shir shire shirt shirti shit shiv shoat shock shod
shoe shone shoo shook shoot shooter shopp shore shorti shot shout shouter shower showi shpt shrank shriek shrift shrine shrunk shtick shuck
shun shunt shutter siam sick sider sidewal sidl sids sienna sift sigh sight sightli signag signet signif signor sila silki sill silo silt
silveri simil simmer simper simplex simplic simplif simplist sine sing singer singh sinner sinolog sinu siphon sire siriu sitar sitter situ
sizer skate skeet skid skill skim skimp skin skit slag slai slain slake slam slammer slant slap slash slat slate slater slave slavehold
slaver slaw slayer sleek sleepi sleet sleev slender slew slick slicker slid slide slight slim slink slit sliver slob sloe slog sloop slop
slope sloth sludg slue slum slummer slung slur slush slut smack smarti smatter smell smite smock smoke smooch smoothi smug smuggest smut
snack snag snake snappi snappl snare snatch sneak sneaker snell snick snicker snide snifter snip snipe snit snood snore snort snorter snot
snow snuffer snug snuggest soak soap soar soav sober sociabl societ sockey sodden soever sofa soften softi soho soign solac solder sole
solec soli solid solo solon solver somm sonar song sonia sonic sonni sonor sonora soot sooth soph sophi sore sorri sorrow sorta sorter sorti
sose soto sought souk sounder sour sous sower sown spacei spacer spaci spacial spade spahn spai spake spammer span spanner spar spark spars
spasm spat spate spath spavin spawn spear speci speck sped speedi speer speller spenc spender spew spic spice spiki spill spine spini spinx
spire spiri spiritu spit spite spiv splai splashi splat splint splosh spock spoken spook spool spoon spooner spoor spore sporti spout sprain
sprang sprig sprightli springi sprint sprinter sprung spun spurg spurt sputter squab squad squat squaw squir stab stabil stabli staci stael
staf stag stagi staid stain stair stalem stalk stammer stamper stan stanc stande stank stapl starch stare starer stark starl starr startl
starv stasi staten statur statut stave stead steak stealthi steami steed steel steep stem stent stepp sterl stet steven stew sticki stickler
stiff stifl stile stilt stimul sting stink stinker stir stirl stitch stoat stocki stogi stoke stol stolon stomp stone stoner stoni stonk
stoog stool stoop stork stormi stoup stove stow stowag straggler strai straighten strain strand strangl strap stratu streak strengthen strep
stretchi stria striae striat strictur stride strife strike stringer stringi strip stripei stripi stripl strive stroll strop struck strung
stuart stub stud studio studli stuf stuff stump stung stunk stunt sturdi styli stylu subjec sublet submer submis submitt subscript subset
succes suck sucr sucret suction suds sued sues suet suffic sugges sulk sulli summar summed summeri summit sumner sumo sump sumter sunblock
sunda sunder sundri sung sunk sunless superb superc superl supern supers supervi supin supper suppl supplic supposi supt surat surf surfer
surg survei suse susi suspen suspens sutton sutur sven swab swag swai swain swak swam swamp swan swarm swat swatch sweat swede sweep sweet
swell swept swerv swill swim swine swish swiz swoon sword swore swot syke symmetri symptomat synchroni syng syriac syrian syring tabla tabul
tack tacker taco tact tail tain taint taip taker talc tale tali talki tall tallei talli tallow talon talu tame tamer tamera tami tamp tanag
tandem tang tank tanner tape taper tapper tara tare tarn tarp tarri tarsi tart tarti tass tast tasteless taster tasti tate tater tatter taxa
taylor teachabl teak teal tear teas teat tech tedium teem teen teeter teeth tefl telegraph telephoni telethon televis teller temer temper
templar tenabl tenanc tench tender tenn tens tensor tent tepe teri termini terminu termit tern terr terrain terran terrin terror ters tesl
tess testi texa thad thai thame than thank thar tharp that thebe thee thei them then there thereat theretofor therm these thick thicken
thicket thieu thiev thigh thine thingi thinker thirsti thirteenth this thole thong thor thorough thoroughbr thoroughgo those thousandth
thrace threadi threw throat throb throe thrown thrust thunk thyme tiber ticker tickl tide tidewai tiger tight tild tiler till tillag tilt
timber timbr timet timex timor timur tina tine ting tingl tinker tinni tint tiran tired tireless tissu titch tith tither titil tito titter
tittl titu toad toadi toast todd toddi toffe togo toil tokai toke tole toler toll toma tome tonal tone toner tong tonga toni tonic tonn toot
tooter tootl tope topi topograph topographi torch tore tori torment torn torpor torren torrenti tort toss tote toto touchi tough tour
tournei tout towel towne towni toxic tracei tracer traci tract traction trad trade traffick trail trailwai traine trainspot trainspott trait
trajan tram tramp tramper tran tranc tranch transact transnat transpir transplant transpond transposi transvers trapper trash travi trawl
trea tread treason treati trei trek trelli trendi trent tress trew triad triag tribal trice tricki trickl trier trifl trig trill trim trio
tripe tripo tripp trite triter trival trod troi troll tropic trot troth troubleshot trough troup trout trove trow troy truce truck trucker
trug truss truste trusti truthi tryst tuba tube tuber tuck tull tuna tuner tungu tuni tunisian tunnei turd ture turf turin turk turner
turnkei turnov turp tush tusk tutor twain tweak twee twin twine twing twink twister twitchi twitteri tying tyke typif typograph tyre tyro
tyron udal udder ulna ultim umber unaccount unblink unbox uncatalogu uncharacterist unclean uncomplain uncompromis uncontrol unction
undemonstr underf underhand underl underp underpai underr unders understaf understat underw undi undu unenterpris unequ uner unexpected
unfalt unfit unif uninterest uninterrupt unison unita uniti unix unknow unlead unlit unmus unpercept unpick unprofession unreadi unreal
unregener unrev unrol unsal unset unsightli unsound unsymmetr untact untim untir untrustworthi unwarrant unwel unwound upend upped upstart
upton urban urea urei urgenc urns usabl usaf uscg usda used usher usia ussr usur util vagin vagu vain valanc vale valiant valis valoi valv
vamp vane vang vapid vapor varianc variat varnish vase vast vaunt veal veda veep veer vegan vege vegg veil vela veld velum vend vener venial
vent ventral ventur venu vera veri verili veriti vermin vers versa versifi verso vert verv vest vesta vetch vial vice victor victual vidal
vike vila vile villa vinc vine vino vireo virginian virtu virul visag viscount vise vita vito vittl vitu viva vivid vlad vocal vocat voil
vole vollei volut vote wack waco wade wader wafer waft wage waif wail wain waist waiter waiv waken wald wale walki waller walley walli
wallow walt walter wand wane wang wank wanner want ward warden warder ware wari warner warranti wart warti wash washboard wasn wasp wast
waster water wateri watt waugh wave waver waxi wayn weakl weal wealth wealthi wean wear wearer weav webb weed ween weep weeper weer weft
weighti weill weld weller welli welt wench wend wept were wesak wesson west wetter whack whale what wheat whelp when where wherea wherebi
wherefor whine whing whip whit whitei whiten whither wholem whop whore whoso whys wick wicker wicket widen widow wield wifeless wight wigner
wiki wilder wile wili wilk will wimp wimpl winc wind winder windex windi windrow windsock wine winfr wing wini wink winker winner winni
winnow wino wiper wiri wisc wise wispi wist witch with withdrew wither witter wive wizen woad woes wold wolv woman women wong wonk wont wood
wool wordi wore worm wormi worn wort worthi wotcha would wound wove woven wrack wreak wrest wright wring writ writh wroth wrought wrung
wurst xterm xxix xxxi xxxix xxxv yale yalu yammer yang yank yard yarn yarrow yate yawl yeah yearl yearn yeast yeat yell yellowi yelp yerk
yess yield yike yipe ymir yoda yodel yoga yogic yoke yolk yong yonk yore yorki your yourselv yuck yule yurt zair zane zani zapper zara zeal
zeno zest zeus zillion zinc zine zing zinger zion zither zomba zonk zorn zoster zound zulu
`;
