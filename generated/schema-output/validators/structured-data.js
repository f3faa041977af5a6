// Written by `npm run generate` from openapi/. Changes belong there.

const b=n=>{const u=l,f=n.lengthOf;function l(a,{instancePath:i="",parentData:d,parentDataProperty:h,rootData:g=a}={}){let e=null,
t=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.query!==void 0){let s=a.query;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.preview!==void 0&&typeof s.preview!="boolean"){const r={instancePath:i+"/query/preview",schemaPath:"#/propertie\
s/query/properties/preview/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),t++}if(s._fields!==void 0){let r=s._fields;if(Array.isArray(r)){const p=r.length;for(let o=0,c=t;o<p&&t===c;o++){let m=r[o];
if(typeof m=="string"){if(f(m)>8e3){const y={instancePath:i+"/query/_fields/"+o,schemaPath:"#/properties/query/propertie\
s/_fields/items/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===
null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/query/_fields/"+o,schemaPath:"#/properties/query/properties/_fi\
elds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{const p={
instancePath:i+"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{const r={instancePath:i+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}}if(a.params!==
void 0){let s=a.params;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){const r={instancePath:i+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:"id"},message:"must have required p\
roperty 'id'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const p={instancePath:i+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}}else{const r={instancePath:i+"/params",schemaPath:"#\
/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}}}
return l.errors=e,t===0}return{getStructuredData:u}};export{b as createValidators};
