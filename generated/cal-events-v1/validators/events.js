// Written by `npm run generate` from openapi/. Changes belong there.

const ue=X=>{const Y=C,Z={properties:{query:{type:"object",properties:{page:{$ref:"/shared/5"},per_page:{$ref:"/shared/5"},
start_date:{type:"string"},end_date:{type:"string"},starts_before:{type:"string"},starts_after:{type:"string"},ends_before:{
type:"string"},ends_after:{type:"string"},strict_dates:{type:["string","boolean"],minLength:1,pattern:"^(?:[^0]|0.)"},search:{
$ref:"/shared/0"},categories:{$ref:"/shared/6"},tags:{$ref:"/shared/6"},venue:{$ref:"/shared/7"},organizer:{$ref:"/share\
d/7"},featured:{type:"boolean"},status:{type:"array",items:{type:"string"},minItems:1,maxItems:50},geoloc:{type:"boolean"},
geoloc_lat:{type:"number",minimum:-90,maximum:90},geoloc_lng:{type:"number",minimum:-180,maximum:180},geoloc_radius:{type:"\
number",minimum:0,maximum:20040},include:{type:"array",items:{$ref:"/shared/5"},minItems:1,maxItems:1e3},post_parent:{type:"\
integer"},ticketed:{type:"boolean"},ical:{type:"boolean"},ical_max:{type:"integer",minimum:1,maximum:1e5},_fields:{$ref:"\
/shared/8"}}},params:{$ref:"/shared/9"},body:{}}};function f(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){const s={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}const E=X.lengthOf,R=new RegExp("^(?:[^0]|0.)","u");
function y(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){
if(E(r)<1){const s={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!R.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^(?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}return y.errors=e,t===0}function v(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(Array.isArray(r)){if(r.length>100){const o={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){const o={instancePath:i,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.
push(o),t++}const s=r.length;for(let o=0;o<s;o++)if(typeof r[o]!="string"){const n={instancePath:i+"/"+o,schemaPath:"#/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return v.
errors=e,t===0}function P(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(Array.
isArray(r)){if(r.length>100){const o={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){const o={instancePath:i,schemaPath:"#/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}const s=r.
length;for(let o=0;o<s;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:i+
"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(
u),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}function m(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++)if(typeof r[o]!="string"){const n={instancePath:i+
"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}return m.errors=e,t===0}function _(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function C(r,{instancePath:i="",
parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.page!==void 0&&(f(s.page,{instancePath:i+"/query\
/page",parentData:s,parentDataProperty:"page",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),s.per_page!==
void 0&&(f(s.per_page,{instancePath:i+"/query/per_page",parentData:s,parentDataProperty:"per_page",rootData:a})||(e=e===
null?f.errors:e.concat(f.errors),t=e.length)),s.start_date!==void 0&&typeof s.start_date!="string"){const o={instancePath:i+
"/query/start_date",schemaPath:"#/properties/query/properties/start_date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),t++}if(s.end_date!==void 0&&typeof s.end_date!="string"){const o={instancePath:i+
"/query/end_date",schemaPath:"#/properties/query/properties/end_date/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),t++}if(s.starts_before!==void 0&&typeof s.starts_before!="string"){const o={instancePath:i+
"/query/starts_before",schemaPath:"#/properties/query/properties/starts_before/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),t++}if(s.starts_after!==void 0&&typeof s.starts_after!="string"){const o={
instancePath:i+"/query/starts_after",schemaPath:"#/properties/query/properties/starts_after/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(s.ends_before!==void 0&&typeof s.ends_before!="\
string"){const o={instancePath:i+"/query/ends_before",schemaPath:"#/properties/query/properties/ends_before/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(s.ends_after!==void 0&&typeof s.ends_after!=
"string"){const o={instancePath:i+"/query/ends_after",schemaPath:"#/properties/query/properties/ends_after/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(s.strict_dates!==void 0){let o=s.
strict_dates;if(typeof o!="string"&&typeof o!="boolean"){const n={instancePath:i+"/query/strict_dates",schemaPath:"#/pro\
perties/query/properties/strict_dates/type",keyword:"type",params:{type:Z.properties.query.properties.strict_dates.type},
message:"must be string,boolean"};e===null?e=[n]:e.push(n),t++}if(typeof o=="string"){if(E(o)<1){const n={instancePath:i+
"/query/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!R.test(o)){const n={instancePath:i+"/q\
uery/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/pattern",keyword:"pattern",params:{pattern:"^(\
?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[n]:e.push(n),t++}}}if(s.search!==void 0&&(y(s.search,
{instancePath:i+"/query/search",parentData:s,parentDataProperty:"search",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),
t=e.length)),s.categories!==void 0&&(v(s.categories,{instancePath:i+"/query/categories",parentData:s,parentDataProperty:"\
categories",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.tags!==void 0&&(v(s.tags,{instancePath:i+
"/query/tags",parentData:s,parentDataProperty:"tags",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
s.venue!==void 0&&(P(s.venue,{instancePath:i+"/query/venue",parentData:s,parentDataProperty:"venue",rootData:a})||(e=e===
null?P.errors:e.concat(P.errors),t=e.length)),s.organizer!==void 0&&(P(s.organizer,{instancePath:i+"/query/organizer",parentData:s,
parentDataProperty:"organizer",rootData:a})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.featured!==void 0&&typeof s.
featured!="boolean"){const o={instancePath:i+"/query/featured",schemaPath:"#/properties/query/properties/featured/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.status!==void 0){let o=s.
status;if(Array.isArray(o)){if(o.length>50){const u={instancePath:i+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[u]:e.
push(u),t++}if(o.length<1){const u={instancePath:i+"/query/status",schemaPath:"#/properties/query/properties/status/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}const n=o.
length;for(let u=0;u<n;u++)if(typeof o[u]!="string"){const B={instancePath:i+"/query/status/"+u,schemaPath:"#/properties\
/query/properties/status/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[B]:e.push(
B),t++}}else{const n={instancePath:i+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.geoloc!==void 0&&typeof s.geoloc!="\
boolean"){const o={instancePath:i+"/query/geoloc",schemaPath:"#/properties/query/properties/geoloc/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.geoloc_lat!==void 0){let o=s.geoloc_lat;
if(typeof o=="number"&&isFinite(o)){if(o>90||isNaN(o)){const n={instancePath:i+"/query/geoloc_lat",schemaPath:"#/propert\
ies/query/properties/geoloc_lat/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};e===
null?e=[n]:e.push(n),t++}if(o<-90||isNaN(o)){const n={instancePath:i+"/query/geoloc_lat",schemaPath:"#/properties/query/\
properties/geoloc_lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"must be >= -90"};e===null?e=
[n]:e.push(n),t++}}else{const n={instancePath:i+"/query/geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat\
/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.geoloc_lng!==void 0){
let o=s.geoloc_lng;if(typeof o=="number"&&isFinite(o)){if(o>180||isNaN(o)){const n={instancePath:i+"/query/geoloc_lng",schemaPath:"\
#/properties/query/properties/geoloc_lng/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be \
<= 180"};e===null?e=[n]:e.push(n),t++}if(o<-180||isNaN(o)){const n={instancePath:i+"/query/geoloc_lng",schemaPath:"#/pro\
perties/query/properties/geoloc_lng/minimum",keyword:"minimum",params:{comparison:">=",limit:-180},message:"must be >= -\
180"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/query/geoloc_lng",schemaPath:"#/properties/query/prop\
erties/geoloc_lng/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.
geoloc_radius!==void 0){let o=s.geoloc_radius;if(typeof o=="number"&&isFinite(o)){if(o>20040||isNaN(o)){const n={instancePath:i+
"/query/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:20040},message:"must be <= 20040"};e===null?e=[n]:e.push(n),t++}if(o<0||isNaN(o)){const n={instancePath:i+"/qu\
ery/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/query/geoloc_radius",schemaPath:"\
#/properties/query/properties/geoloc_radius/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[n]:e.push(n),t++}}if(s.include!==void 0){let o=s.include;if(Array.isArray(o)){if(o.length>1e3){const u={instancePath:i+
"/query/include",schemaPath:"#/properties/query/properties/include/maxItems",keyword:"maxItems",params:{limit:1e3},message:"\
must NOT have more than 1000 items"};e===null?e=[u]:e.push(u),t++}if(o.length<1){const u={instancePath:i+"/query/include",
schemaPath:"#/properties/query/properties/include/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have f\
ewer than 1 items"};e===null?e=[u]:e.push(u),t++}const n=o.length;for(let u=0;u<n;u++)f(o[u],{instancePath:i+"/query/inc\
lude/"+u,parentData:o,parentDataProperty:u,rootData:a})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)}else{const n={
instancePath:i+"/query/include",schemaPath:"#/properties/query/properties/include/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.post_parent!==void 0){let o=s.post_parent;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:i+"/query/post_parent",schemaPath:"#/properties/query/p\
roperties/post_parent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}
if(s.ticketed!==void 0&&typeof s.ticketed!="boolean"){const o={instancePath:i+"/query/ticketed",schemaPath:"#/properties\
/query/properties/ticketed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(
o),t++}if(s.ical!==void 0&&typeof s.ical!="boolean"){const o={instancePath:i+"/query/ical",schemaPath:"#/properties/quer\
y/properties/ical/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.
ical_max!==void 0){let o=s.ical_max;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:i+"/\
query/ical_max",schemaPath:"#/properties/query/properties/ical_max/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o)){const n={instancePath:i+
"/query/ical_max",schemaPath:"#/properties/query/properties/ical_max/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e5},message:"must be <= 100000"};e===null?e=[n]:e.push(n),t++}if(o<1||isNaN(o)){const n={instancePath:i+"/query/i\
cal_max",schemaPath:"#/properties/query/properties/ical_max/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}}s._fields!==void 0&&(m(s._fields,{instancePath:i+"/query/_fields",
parentData:s,parentDataProperty:"_fields",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),t=e.length))}else{const o={
instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[o]:e.push(o),t++}}r.params!==void 0&&(_(r.params,{instancePath:i+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}return C.errors=e,t===0}const ee=G;function h(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(m(r._fields,{instancePath:i+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=
e===null?m.errors:e.concat(m.errors),t=e.length));else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}function I(r,{instancePath:i="",
parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"mus\
t have required property 'title'"};e===null?e=[s]:e.push(s),t++}if(r.start_date===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"start_date"},message:"must have required property 'start_date'"};
e===null?e=[s]:e.push(s),t++}if(r.end_date===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"end_date"},message:"must have required property 'end_date'"};e===null?e=[s]:e.push(s),t++}if(r.
title!==void 0&&(y(r.title,{instancePath:i+"/title",parentData:r,parentDataProperty:"title",rootData:a})||(e=e===null?y.
errors:e.concat(y.errors),t=e.length)),r.start_date!==void 0&&typeof r.start_date!="string"){const s={instancePath:i+"/s\
tart_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(r.end_date!==void 0&&typeof r.end_date!="string"){const s={instancePath:i+"/end_date",schemaPath:"\
#/properties/end_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return I.errors=e,t===0}const V={type:"object",required:[],properties:{author:{type:"integer"},date:{type:"\
string"},date_utc:{type:"string"},description:{$ref:"/shared/0"},slug:{$ref:"/shared/0"},excerpt:{$ref:"/shared/0"},status:{
type:"string",enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored"]},timezone:{type:"string"},all_day:{type:"bo\
olean"},image:{type:["string","number"]},cost:{type:["string","number"]},website:{type:"string"},show_map:{type:"boolean"},
show_map_link:{type:"boolean"},hide_from_listings:{type:"boolean"},sticky:{type:"boolean"},featured:{type:"boolean"},categories:{},
tags:{},venue:{},organizer:{},recurrence:{anyOf:[{$ref:"/schemas/Recurrence"},{type:"null"}]}}},re={type:"object",required:[],
additionalProperties:!1,properties:{rrule:{type:["string","null"],maxLength:2e3},rdate:{$ref:"/shared/1"},exdate:{$ref:"\
/shared/1"}}};function c(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(E(r)>40){const s={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"mu\
st NOT have more than 40 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}function w(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>1e3){
const o={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1\
000 items"};e===null?e=[o]:e.push(o),t++}const s=r.length;for(let o=0;o<s;o++)c(r[o],{instancePath:i+"/"+o,parentData:r,
parentDataProperty:o,rootData:a})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===
0}function O(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){for(const s in r)if(!(s==="rrule"||s==="rdate"||s==="exdate")){const o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[o]:e.push(o),t++}if(r.rrule!==void 0){let s=r.rrule;if(typeof s!="string"&&s!==null){const o={instancePath:i+
"/rrule",schemaPath:"#/properties/rrule/type",keyword:"type",params:{type:re.properties.rrule.type},message:"must be str\
ing,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&E(s)>2e3){const o={instancePath:i+"/rrule",schemaPath:"#/\
properties/rrule/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[o]:e.push(o),t++}}r.rdate!==void 0&&(w(r.rdate,{instancePath:i+"/rdate",parentData:r,parentDataProperty:"rdate",
rootData:a})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.exdate!==void 0&&(w(r.exdate,{instancePath:i+"/exda\
te",parentData:r,parentDataProperty:"exdate",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return O.errors=e,t===0}function g(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.author!==void 0){let o=r.author;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){const n={instancePath:i+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}if(r.date!==void 0&&typeof r.date!="string"){const o={
instancePath:i+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),t++}if(r.date_utc!==void 0&&typeof r.date_utc!="string"){const o={instancePath:i+"/date_utc",schemaPath:"\
#/properties/date_utc/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}
if(r.description!==void 0&&(y(r.description,{instancePath:i+"/description",parentData:r,parentDataProperty:"description",
rootData:a})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.slug!==void 0&&(y(r.slug,{instancePath:i+"/slug",parentData:r,
parentDataProperty:"slug",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.excerpt!==void 0&&(y(r.excerpt,
{instancePath:i+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),
t=e.length)),r.status!==void 0){let o=r.status;if(typeof o!="string"){const n={instancePath:i+"/status",schemaPath:"#/pr\
operties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(o===
"publish"||o==="future"||o==="draft"||o==="pending"||o==="private"||o==="ads_expired"||o==="fields-disabled"||o==="cal-e\
a-success"||o==="cal-ea-failed"||o==="cal-ea-schedule"||o==="cal-ea-pending"||o==="cal-ea-draft"||o==="cal-ignored")){const n={
instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:V.properties.status.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(r.timezone!==void 0&&typeof r.
timezone!="string"){const o={instancePath:i+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(r.all_day!==void 0&&typeof r.all_day!="boolean"){const o={
instancePath:i+"/all_day",schemaPath:"#/properties/all_day/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[o]:e.push(o),t++}if(r.image!==void 0){let o=r.image;if(typeof o!="string"&&!(typeof o=="number"&&
isFinite(o))){const n={instancePath:i+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:V.properties.
image.type},message:"must be string,number"};e===null?e=[n]:e.push(n),t++}}if(r.cost!==void 0){let o=r.cost;if(typeof o!=
"string"&&!(typeof o=="number"&&isFinite(o))){const n={instancePath:i+"/cost",schemaPath:"#/properties/cost/type",keyword:"\
type",params:{type:V.properties.cost.type},message:"must be string,number"};e===null?e=[n]:e.push(n),t++}}if(r.website!==
void 0&&typeof r.website!="string"){const o={instancePath:i+"/website",schemaPath:"#/properties/website/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(r.show_map!==void 0&&typeof r.show_map!=
"boolean"){const o={instancePath:i+"/show_map",schemaPath:"#/properties/show_map/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.show_map_link!==void 0&&typeof r.show_map_link!="bool\
ean"){const o={instancePath:i+"/show_map_link",schemaPath:"#/properties/show_map_link/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.hide_from_listings!==void 0&&typeof r.hide_from_listings!=
"boolean"){const o={instancePath:i+"/hide_from_listings",schemaPath:"#/properties/hide_from_listings/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.sticky!==void 0&&typeof r.sticky!="\
boolean"){const o={instancePath:i+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.featured!==void 0&&typeof r.featured!="boolean"){const o={instancePath:i+
"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[o]:e.push(o),t++}if(r.recurrence!==void 0){let o=r.recurrence;const n=t;let u=!1;const B=t;O(o,{instancePath:i+"\
/recurrence",parentData:r,parentDataProperty:"recurrence",rootData:a})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);
var s=B===t;if(u=u||s,!u){const S=t;if(o!==null){const W={instancePath:i+"/recurrence",schemaPath:"#/properties/recurren\
ce/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[W]:e.push(W),t++}var s=S===t;u=
u||s}if(u)t=n,e!==null&&(n?e.length=n:e=null);else{const S={instancePath:i+"/recurrence",schemaPath:"#/properties/recurr\
ence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[S]:e.push(S),t++}}}else{const o={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),t++}return g.errors=e,t===0}function T(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,
t=0;return I(r,{instancePath:i,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?I.errors:e.concat(I.errors),t=
e.length),g(r,{instancePath:i,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?g.errors:e.concat(g.errors),t=
e.length),T.errors=e,t===0}function G(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:i+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),r.params!==void 0&&(_(r.params,
{instancePath:i+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length)),r.body!==void 0&&(T(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=
e===null?T.errors:e.concat(T.errors),t=e.length))),G.errors=e,t===0}const te=H;function q(r,{instancePath:i="",parentData:p,
parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(E(r)<1){const s={instancePath:i,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function k(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(m(r._fields,{instancePath:i+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.password!==
void 0&&(q(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"password",rootData:a})||(e=e===null?q.
errors:e.concat(q.errors),t=e.length)),r.occurrence!==void 0&&(c(r.occurrence,{instancePath:i+"/occurrence",parentData:r,
parentDataProperty:"occurrence",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.ical!==void 0&&typeof r.
ical!="boolean"){const s={instancePath:i+"/ical",schemaPath:"#/properties/ical/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}function d(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return d.errors=e,t===0}function H(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(k(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:i+"/params",parentData:r,
parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))),H.errors=e,t===0}const se=J,
oe={type:"string",enum:["this","following","all"]};function D(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(typeof r!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="this"||r==="following"||r==="all")){const s={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}function A(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(m(r._fields,{instancePath:i+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.password!==
void 0&&(q(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"password",rootData:a})||(e=e===null?q.
errors:e.concat(q.errors),t=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const s={instancePath:i+"/force",schemaPath:"\
#/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}
r.occurrence!==void 0&&(c(r.occurrence,{instancePath:i+"/occurrence",parentData:r,parentDataProperty:"occurrence",rootData:a})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.edit!==void 0&&(D(r.edit,{instancePath:i+"/edit",parentData:r,parentDataProperty:"\
edit",rootData:a})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}function J(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:i+"/params",parentData:r,
parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))),J.errors=e,t===0}const ie=K,
ae={type:["string","null"],minLength:1};function j(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:ae.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&E(r)<1){const s={instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}return j.errors=e,t===0}function $(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(j(r.password,{instancePath:i+"/password",
parentData:r,parentDataProperty:"password",rootData:a})||(e=e===null?j.errors:e.concat(j.errors),t=e.length));else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return $.errors=e,t===0}function x(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0&&(y(r.title,{instancePath:i+"/title",parentData:r,parentDataProperty:"\
title",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.start_date!==void 0&&typeof r.start_date!="s\
tring"){const s={instancePath:i+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.end_date!==void 0&&typeof r.end_date!="string"){const s={
instancePath:i+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}function N(r,{instancePath:i="",parentData:p,
parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.occurrence!==void 0&&
(c(r.occurrence,{instancePath:i+"/occurrence",parentData:r,parentDataProperty:"occurrence",rootData:a})||(e=e===null?c.errors:
e.concat(c.errors),t=e.length)),r.edit!==void 0&&(D(r.edit,{instancePath:i+"/edit",parentData:r,parentDataProperty:"edit",
rootData:a})||(e=e===null?D.errors:e.concat(D.errors),t=e.length));else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}function L(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return $(r,{instancePath:i,parentData:p,
parentDataProperty:l,rootData:a})||(e=e===null?$.errors:e.concat($.errors),t=e.length),x(r,{instancePath:i,parentData:p,
parentDataProperty:l,rootData:a})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),g(r,{instancePath:i,parentData:p,
parentDataProperty:l,rootData:a})||(e=e===null?g.errors:e.concat(g.errors),t=e.length),N(r,{instancePath:i,parentData:p,
parentDataProperty:l,rootData:a})||(e=e===null?N.errors:e.concat(N.errors),t=e.length),L.errors=e,t===0}function K(r,{instancePath:i="",
parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(h(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?h.errors:e.
concat(h.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:i+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),r.body!==void 0&&(L(r.body,{instancePath:i+"/\
body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))),K.errors=
e,t===0}const ne=M;function b(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[s]:e.push(s),t++}if(r.slug!==
void 0&&typeof r.slug!="string"){const s={instancePath:i+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}function M(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(k(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:i+"/params",parentData:r,
parentDataProperty:"params",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),M.errors=e,t===0}const pe=Q;
function Q(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:i+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),Q.errors=
e,t===0}const le=U;function F(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(j(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"\
password",rootData:a})||(e=e===null?j.errors:e.concat(j.errors),t=e.length));else{const s={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return F.errors=e,t===
0}function z(r,{instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return F(r,{instancePath:i,
parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?F.errors:e.concat(F.errors),t=e.length),x(r,{instancePath:i,
parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?x.errors:e.concat(x.errors),t=e.length),g(r,{instancePath:i,
parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?g.errors:e.concat(g.errors),t=e.length),N(r,{instancePath:i,
parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?N.errors:e.concat(N.errors),t=e.length),z.errors=e,t===0}function U(r,{
instancePath:i="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?h.errors:e.concat(h.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:i+"/params",parentData:r,
parentDataProperty:"params",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.body!==void 0&&(z(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?z.errors:e.concat(z.errors),t=e.
length))),U.errors=e,t===0}return{createEvent:ee,deleteEvent:se,deleteEventBySlug:pe,getEvent:te,getEventBySlug:ne,listEvents:Y,
updateEvent:ie,updateEventBySlug:le}};export{ue as createValidators};
